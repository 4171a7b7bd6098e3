import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/runs.ts";
import { sorted } from "#workbench/copy-desk/applyProposal.ts";
import {
  decodeProposal,
  encodeProposal,
  printOf,
  proposed,
  withChange,
  withoutChange,
  type Change,
} from "#workbench/copy-desk/proposal.ts";

const change = (over: Partial<Change> = {}): Change => ({
  locale: "de",
  key: "auth.entry.submit",
  text: "Größe „Ä“ – {n, plural, one {# Stück} other {# Stücke}} 'süß' 😀",
  was: printOf("Weiter"),
  story: "screens-auth-entryscreen--empty",
  ...over,
});

const anyChange = fc.record({
  locale: fc.constantFrom("de" as const, "en" as const),
  key: fc.string({ unit: "grapheme" }),
  text: fc.string({ unit: "grapheme" }),
  was: fc.string(),
  story: fc.stringMatching(/^[a-z0-9-]*$/),
});

test("a proposal comes out of a link as it went in, umlauts, quotes, braces and emoji included", () => {
  fc.assert(
    fc.property(fc.array(anyChange), (proposal) => {
      const encoded = encodeProposal(proposal);
      expect(encoded).toMatch(/^[\w-]*$/); // all that Storybook lets a global in a link be
      expect(decodeProposal(encoded)).toEqual(proposal);
    }),
    { numRuns: RUNS },
  );
});

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each([
  ["letters that are no base64url", "%%%"],
  ["a link that was cut", encodeProposal([change()]).slice(0, -9)],
  ["no JSON", Buffer.from("hallo").toString("base64url")],
  ["no UTF-8", Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]).toString("base64url")],
  ["no list", coded({ a: 1 })],
  ["a row that is too short", coded([["de", "a.b"]])],
  ["another language", coded([["fr", "a.b", "c", "d", "e"]])],
  ["a number for a text", coded([["de", "a.b", 1, "d", "e"]])],
  ["a story that is no story", coded([["de", "a.b", "c", "d", "<b>"]])],
])("%s is no proposal", (_what, encoded) => {
  expect(decodeProposal(encoded)).toBeNull();
});

test("nothing proposed leaves nothing in the link", () => {
  expect(encodeProposal([])).toBe("");
  expect(decodeProposal("")).toEqual([]);
});

test("a newer change of the same text takes the place of the older one; the other language keeps its own", () => {
  const english = change({ locale: "en" });
  const both = withChange(withChange([], change()), english);
  const newer = change({ text: "Los" });
  expect(withChange(both, newer)).toEqual([newer, english]);
  expect(withoutChange(both, "de", "auth.entry.submit")).toEqual([english]);
  expect(proposed(both, "en", "auth.entry.submit")).toBe(english);
});

test("only texts that fit the catalogue are shown; each other one says why not", () => {
  const texts: Record<string, string> = { a: "Weiter", b: "Inzwischen anders", c: "Neu", d: "Hallo {name}" };
  const { accepted, refusals } = sorted(
    [
      change({ key: "a", text: "Los" }),
      change({ key: "b", text: "Los" }),
      change({ key: "c", text: "Neu" }),
      change({ key: "d", text: "Hallo {nam}", was: printOf("Hallo {name}") }),
      change({ key: "e" }),
    ],
    (_locale, key) => texts[key],
  );
  expect(accepted.map(({ key }) => key)).toEqual(["a"]);
  expect(refusals.map(({ key, reason }) => [key, reason])).toEqual([
    ["b", "stale"],
    ["c", "done"],
    ["d", "broken"],
    ["e", "unknown"],
  ]);
  expect(refusals[2]?.detail).toBe("Den Platzhalter {nam} gibt es hier nicht. Hier gibt es: {name}.");
});
