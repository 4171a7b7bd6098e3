import * as fc from "fast-check";
import { getCountrySpecifications } from "ibantools";
import { describe, expect, test } from "vitest";
import { ibanFault, isValidIban, normaliseIban, shownIban } from "#src/model/payroll/iban.ts";
import { IBAN_LENGTHS, isIbanByTheBook, withCheckDigits } from "./ibanOracle.ts";
import { timesAsLong } from "#tests/lib/timesAsLong.ts";
import { MANY_RUNS } from "#tests/runs.ts";

const german = "DE89370400440532013000";
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const countries = Object.keys(IBAN_LENGTHS);
const specifications = getCountrySpecifications();

const signsOf = (signs: string) => (signs.includes("0-9") ? "0123456789" : "") + (signs.includes("A-Z") ? letters : "");

/** The allowed characters at each position of a country's account number, read from `^[0-9]{8}[A-Z0-9]{12}$`. */
const positions = new Map(
  countries.map((country) => [
    country,
    [...(specifications[country]?.bban_regexp ?? "").matchAll(/\[([^\]]+)\]\{(\d+)\}/g)].flatMap(
      ([, signs = "", count]) => Array.from({ length: Number(count) }, () => signsOf(signs)),
    ),
  ]),
);

const hasForm = (country: string, account: string) => {
  const signs = positions.get(country) ?? [];
  return signs.length === account.length && signs.every((allowed, at) => allowed.includes(account[at] ?? "?"));
};

/** An account of a country of the registry, with the check digits of ISO 13616. */
const accounts = fc
  .record({
    country: fc.constantFrom(...countries),
    picks: fc.array(fc.nat({ max: 35 }), { minLength: 30, maxLength: 30 }),
  })
  .map(({ country, picks }) => {
    const signs = positions.get(country) ?? [];
    const account = signs.map((allowed, at) => allowed[(picks[at] ?? 0) % allowed.length]).join("");
    return withCheckDigits(country, account);
  });

describe("isValidIban", () => {
  test.each([
    ["DE89 3704 0044 0532 0130 00", true],
    ["DE89370400440532013001", false],
    ["", false],
    ["GB82WEST12345698765432", true],
    ["DE89", false],
  ])("%j is valid: %s (PAY-11, D-73)", (text, valid) => expect(isValidIban(text)).toBe(valid));

  test.each([
    ["spaces", "DE89 3704 0044 0532 0130 00"],
    ["no-break spaces of a banking app", "DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000"],
    ["narrow no-break spaces", "DE89\u202f3704\u202f0044\u202f0532\u202f0130\u202f00"],
    ["lower case", "de89370400440532013000"],
    ["zero-width characters", "\u200bDE89\u200d3704\u2060004405320130\u200b00\ufeff"],
    ["marks of writing direction", "\u202aDE89 3704 0044 0532 0130 00\u202c"],
    ["hyphens", "DE89-3704-0044-0532-0130-00"],
    ["the word before it", "IBAN: DE89 3704 0044 0532 0130 00"],
    ["the bare word before it", "IBAN DE89 3704 0044 0532 0130 00"],
    ["a line break", "DE89 3704 0044\n0532 0130 00\t"],
  ])("an IBAN with %s is taken (N5, P37, D-73)", (_, text) => {
    expect(isValidIban(text)).toBe(true);
    expect(normaliseIban(text)).toBe(german);
    expect(shownIban(text)).toBe("DE89 3704 0044 0532 0130 00");
  });

  test("all countries of the registry have the length that the registry gives them (N5)", () => {
    expect(countries.length).toBeGreaterThanOrEqual(80);
    const specified = countries.map((country) => [country, specifications[country]?.chars]);
    expect(Object.fromEntries(specified)).toEqual(IBAN_LENGTHS);
  });

  test("matches an oracle in integers for thousands of accounts, valid and mistyped (N5)", () => {
    const spellings = fc.record({
      iban: accounts,
      slip: fc.constantFrom("none", "swap", "replace", "drop", "add", "digits"),
      at: fc.nat({ max: 33 }),
      sign: fc.constantFrom(..."0123456789ABCXYZ.".split("")),
    });
    let valid = 0;
    let mismatches = 0;
    fc.assert(
      fc.property(spellings, ({ iban, slip, at: position, sign }) => {
        const at = position % iban.length;
        const typed = {
          none: iban,
          swap: iban.slice(0, at) + (iban[at + 1] ?? "") + (iban[at] ?? "") + iban.slice(at + 2),
          replace: iban.slice(0, at) + sign + iban.slice(at + 1),
          drop: iban.slice(0, at) + iban.slice(at + 1),
          add: iban.slice(0, at) + sign + iban.slice(at),
          digits: iban.slice(0, 2) + String(position).padStart(2, "0") + iban.slice(4),
        }[slip];
        const expected = isIbanByTheBook(typed) && hasForm(typed.slice(0, 2), typed.slice(4));
        if (expected) valid += 1;
        if (isValidIban(typed) !== expected) mismatches += 1;
      }),
      { numRuns: 5 * MANY_RUNS },
    );
    expect(mismatches).toBe(0);
    expect(valid).toBeGreaterThan(MANY_RUNS / 2);
  });

  test("blanks, invisible characters and small letters anywhere change nothing (N5, P37)", () => {
    const noise = fc.constantFrom("", "", " ", "\u00a0", "\u202f", "\u200b", "\u200d", "\u00ad", "-");
    fc.assert(
      fc.property(accounts, fc.array(noise, { minLength: 35, maxLength: 35 }), fc.boolean(), (iban, noises, small) => {
        const signs = [...(small ? iban.toLowerCase() : iban)];
        const typed = signs.map((sign, at) => sign + (noises[at] ?? "")).join("");
        expect(normaliseIban(typed)).toBe(iban);
        expect(isValidIban(typed)).toBe(true);
        expect(normaliseIban(shownIban(typed))).toBe(iban);
      }),
      { numRuns: 2000 },
    );
  });

  test("no text takes longer than looking at each of its characters a hundred times (N5)", () => {
    const texts = ["DE".padEnd(200_000, "8"), " ".repeat(200_000), "\u200b".repeat(200_000), "D-".repeat(100_000)];
    for (const text of [...texts, "IBAN".repeat(5000)]) {
      const typed = text.slice(0, 20_000);
      expect(timesAsLong(() => isValidIban(typed), typed)).toBeLessThan(100);
    }
  });
});

describe("ibanFault", () => {
  test.each([
    ["8937 0400 4405 3201 3000", { code: "country" }],
    ["XX89 3704 0044 0532 0130 00", { code: "country" }],
    ["__proto__", { code: "country" }],
    ["DE89.3704.0044", { code: "sign" }],
    ["DE89 37O4 0044 0532 0130 00", { code: "letter", country: "DE" }],
    ["DE02 1203 0000 0000 20", { code: "tooShort", missing: 4, length: 22, country: "DE" }],
    ["AT61 1904 3002 3457 3201 9", { code: "tooLong", extra: 1, length: 20, country: "AT" }],
    ["DE89 3704 0044 0532 0130 01", { code: "mismatch" }],
    ["GB82 1234 1234 5698 7654 32", { code: "mismatch" }],
    [german, null],
  ])("%j: %j", (text, fault) => expect(ibanFault(text)).toEqual(fault));

  test("only blanks, invisible characters and hyphens are removed from the input (P37)", () => {
    expect(shownIban("de89 37o4ß.!")).toBe("DE89 37O4 ß.!");
    expect(shownIban("")).toBe("");
  });
});

test("the word inside an IBAN is a mistake and stays visible (D-73, P37)", () => {
  expect(normaliseIban("DE89 3704 IBAN: 0044 0532 0130 00")).toBe("DE893704IBAN:00440532013000");
});
