import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { germanDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import { canBeRequired, PROFILE_FIELDS, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import { birthDay } from "#src/model/profile/birthDate.ts";
import {
  isPhoneOpen,
  isProfileFieldRequired,
  passNumberLength,
  validateProfile,
  type ProfileRules,
} from "#src/model/profile/profileRules.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { timesAsLong } from "#tests/lib/timesAsLong.ts";
import { MANY_RUNS } from "#tests/runs.ts";

const everywhere = (text: string) => Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text])) as ProfileForm;
const today: CalendarDay = "2026-11-20";
/** Amira's form, with values in the optional fields, too. */
const complete: ProfileForm = {
  ...everywhere("Enugu 12"),
  ...Object.fromEntries(
    Object.entries(profileFormOf(extraOf(people.amira, today))).filter(([, value]) => value !== ""),
  ),
};
const empty = everywhere("");
const short: ProfileRules = { required: "short", today, isPhoneOpen: false };
const long: ProfileRules = { required: "long", today, isPhoneOpen: true };
const problemsWith = (changes: Partial<ProfileForm>, rules = short) =>
  validateProfile({ ...complete, ...changes }, rules);
const birthday = (dateOfBirth: string) => problemsWith({ dateOfBirth }).dateOfBirth ?? null;

test("a complete form has no problem, during auth and on the profile", () => {
  expect([validateProfile(complete, short), validateProfile(complete, long)]).toStrictEqual([{}, {}]);
});

const SHORT = [
  ["INFO-01", "firstName"],
  ["INFO-02", "lastName"],
  ["INFO-03", "dateOfBirth"],
  ["INFO-05", "nationality"],
  ["INFO-07", "germanLevel"],
  ["INFO-09", "passNumber"],
  ["INFO-11", "passColour"],
] as const satisfies [string, ProfileField][];
const ONLY_LONG = [
  ["INFO-19", "street"],
  ["INFO-20", "postalCode"],
  ["INFO-21", "city"],
  ["INFO-22", "cityOfBirth"],
  ["INFO-23", "phone"],
] as const satisfies [string, ProfileField][];

test.each(SHORT)("(%s) %s is required during auth, and blanks are nothing", (_requirement, field) => {
  for (const nothing of ["", "   ", "\t\u00a0 "])
    expect(problemsWith({ [field]: nothing })).toEqual({ [field]: "required" });
});

test.each(ONLY_LONG)("(%s) %s is required on the profile form and not during auth", (_requirement, field) => {
  expect(problemsWith({ [field]: " " }, short)).toEqual({});
  expect(problemsWith({ [field]: " " }, long)).toEqual({ [field]: "required" });
});

test.each([
  ["INFO-15", "company"],
  ["INFO-17", "department"],
] as const)("(%s) %s is never required", (_requirement, field) => {
  for (const rules of [short, long]) expect(problemsWith({ [field]: "" }, rules)).toEqual({});
  expect(canBeRequired(field)).toBe(false);
});

test("one switch decides between the short and the long list; all other fields are optional (INFO-18, C-27, C-78)", () => {
  const requiredIn = (rules: ProfileRules) => Object.entries(validateProfile(empty, rules)).map(([field]) => field);
  expect(requiredIn(short)).toEqual(SHORT.map(([, field]) => field));
  expect(new Set(requiredIn(long))).toEqual(new Set([...SHORT, ...ONLY_LONG].map(([, field]) => field)));
  for (const field of PROFILE_FIELDS) {
    expect(isProfileFieldRequired(field, "short")).toBe(requiredIn(short).includes(field));
    expect(isProfileFieldRequired(field, "long")).toBe(requiredIn(long).includes(field));
  }
});

test("the profile form requires exactly its twelve fields, each blank one alone stops it; all others may stay empty (PROF-16, PROF-17)", () => {
  const twelve: ProfileField[] = [...SHORT, ...ONLY_LONG].map(([, field]) => field);
  expect(twelve).toHaveLength(12);
  for (const field of PROFILE_FIELDS)
    expect(problemsWith({ [field]: "  " }, long)).toEqual(twelve.includes(field) ? { [field]: "required" } : {});
  expect(PROFILE_FIELDS.filter(canBeRequired).toSorted()).toEqual(twelve.toSorted());
});

test("on the profile form a birth date of today is fine, one of tomorrow has its own message (PROF-18)", () => {
  expect(problemsWith({ dateOfBirth: "20.11.2026" }, long)).toEqual({});
  expect(problemsWith({ dateOfBirth: "21.11.2026" }, long)).toEqual({ dateOfBirth: "future" });
});

test("on the profile form a pass number has 50 characters at most (PROF-19)", () => {
  expect(problemsWith({ passNumber: "7".repeat(50) }, long)).toEqual({});
  expect(problemsWith({ passNumber: "7".repeat(51) }, long)).toEqual({ passNumber: "tooLong" });
});

test("problems have the order of the screen, so that the first one gets the focus", () => {
  const found = Object.keys(validateProfile(empty, long));
  expect(found).toEqual(PROFILE_FIELDS.filter((field) => found.includes(field)));
  expect(found[0]).toBe("firstName");
});

describe("date of birth", () => {
  test("must not be in the future; today is fine (INFO-04, C-53)", () => {
    expect(["20.11.2026", "21.11.2026", "01.01.2027"].map(birthday)).toEqual([null, "future", "future"]);
  });

  test("must be a day that exists (P43)", () => {
    const days = ["30.02.1990", "29.02.1900", "31.04.1990", "00.00.0000", "32.01.1990", "99999999"];
    expect(days.map(birthday)).toEqual(days.map(() => "noDay"));
    expect(birthday("29.02.2000")).toBeNull();
  });

  test("must be a date at all", () => {
    const texts = ["14.08.", "August", "1991", "14.08.19911", "-", "14..08", "x".repeat(60)];
    expect(texts.map(birthday)).toEqual(texts.map(() => "noDate"));
  });

  test("before 1900 looks mistyped", () => {
    expect(["31.12.1899", "01.01.1900", "14.08.0991"].map(birthday)).toEqual(["mistyped", null, "mistyped"]);
  });

  test("is read in the usual spellings", () => {
    for (const text of ["14.8.1991", " 14.08.1991 ", "14081991", "14-08-1991", "14/8/1991", "1991-08-14"])
      expect(birthDay(text)).toBe("1991-08-14");
  });
});

describe("airport pass", () => {
  test("the number has at most 50 characters, blanks around it not counted (INFO-10)", () => {
    expect(problemsWith({ passNumber: "x".repeat(50) })).toEqual({});
    expect(problemsWith({ passNumber: `  ${"x".repeat(50)}  ` })).toEqual({});
    expect(problemsWith({ passNumber: "x".repeat(51) })).toEqual({ passNumber: "tooLong" });
    expect(passNumberLength(" FA-0158 ")).toBe(7);
  });

  test("the colour is one of three", () => {
    for (const passColour of ["Grün", "Gelb", "Blau"]) expect(problemsWith({ passColour })).toEqual({});
    expect(problemsWith({ passColour: "Rot" })).toEqual({ passColour: "unknownColour" });
  });
});

test("a stored level outside the six is fine if it is a level at all (FMT-20, D-74)", () => {
  expect(problemsWith({ germanLevel: "native" })).toEqual({});
  expect(problemsWith({ germanLevel: "fluent" })).toEqual({ germanLevel: "unknownLevel" });
});

test("a read-only phone number is not validated; an editable one is (C-28)", () => {
  const missing = { ...complete, phone: "" };
  expect([isPhoneOpen(missing, "short"), isPhoneOpen(missing, "long"), isPhoneOpen(complete, "long")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isPhoneOpen({ ...complete, phone: "  " }, "long")).toBe(true);
  expect(problemsWith({ phone: "0171/392" }, { ...long, isPhoneOpen: false })).toEqual({});
  expect(problemsWith({ phone: "0171/392" }, long)).toEqual({ phone: "noPhone" });
});

/** The same rules by JavaScript's own calendar. */
function oracle(day: number, month: number, year: number, latest: string) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (year === 0 || date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return "noDay";
  const iso = date.toISOString().slice(0, 10);
  if (iso > latest) return "future";
  return year < 1900 ? "mistyped" : null;
}

describe("for any input (N5)", () => {
  test("a birth date is valid exactly if the calendar has it", () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    const year = fc.oneof(part(9999), fc.integer({ min: 1890, max: 2030 }));
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));
    fc.assert(
      fc.property(part(40), part(15), year, day, fc.constantFrom(".", "-", "/"), (d, m, y, latest, sign) => {
        const typed = [String(d).padStart(2, "0"), String(m).padStart(2, "0"), String(y).padStart(4, "0")].join(sign);
        const rules = { ...short, today: latest };
        expect(problemsWith({ dateOfBirth: typed }, rules).dateOfBirth ?? null).toBe(oracle(d, m, y, latest));
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test("every day from 1900 to today is accepted, every later one is refused", () => {
    const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1900-01-01", days));
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(birthday(germanDay(day))).toBe(day > today ? "future" : null);
      }),
      { numRuns: MANY_RUNS },
    );
  });

  const SEEN = /[^\s\u0085\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f]/;

  test("a text counts as missing exactly if nothing but blanks and marks is in it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("firstName", "lastName", "nationality"),
        fc.string({ unit: "binary" }),
        (field, text) => {
          expect(problemsWith({ [field]: text })).toEqual(SEEN.test(text) ? {} : { [field]: "required" });
        },
      ),
      { numRuns: MANY_RUNS },
    );
  });

  test("no form takes long, however long and odd its texts are", () => {
    const pieces = ["1", " ", ".", "-", "T00:00", "+", "(", "14.08.1991", "\u00a0", "ä", "😀", "9999"];
    const odd = fc
      .tuple(fc.constantFrom(...pieces), fc.integer({ min: 1000, max: 20_000 }), fc.constantFrom("", " x", "Z", "."))
      .map(([piece, times, end]) => piece.repeat(times) + end);
    fc.assert(
      fc.property(odd, (text) => {
        const form = everywhere(text);
        const work = () => void validateProfile(form, long);
        expect(timesAsLong(work, text)).toBeLessThan(100);
      }),
      { numRuns: 300 },
    );
  });
});
