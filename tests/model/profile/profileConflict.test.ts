import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import { conflictingFields } from "#src/model/profile/profileConflict.ts";
import { PROFILE_FIELDS, profileFields, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { MANY_RUNS } from "#tests/runs.ts";

const countries = [
  { nationality: "Deutsch", country_id: 5 },
  { nationality: "Nigerianisch", country_id: 9 },
];
const loaded = extraSchema.parse({
  extra_id: 7301,
  first_name: "Amira",
  city: "München",
  street: "Hafenstraße 12",
  date_of_birth: "1991-08-14",
  nationality: 9,
});
const form = profileFormOf(loaded, countries);
const conflicts = (edit: Partial<typeof form>, change: Partial<Extra>) =>
  conflictingFields({ ...form, ...edit }, loaded, { ...loaded, ...change }, countries);

describe("concurrent changes (P11)", () => {
  test("the same field, two values: a conflict", () => {
    expect(conflicts({ city: "Freising", street: "Kai 3" }, { street: "Am Markt 1", city: "Erding" })).toEqual([
      "street",
      "city",
    ]);
  });

  test("different fields, or the same value on both sides: none", () => {
    expect(conflicts({ city: "Freising" }, { street: "Am Markt 1" })).toEqual([]);
    expect(conflicts({ city: "Freising " }, { city: "Freising" })).toEqual([]);
    expect(conflicts({ dateOfBirth: "3.5.1994" }, { date_of_birth: "1994-05-03T00:00:00" })).toEqual([]);
    expect(conflicts({ nationality: "Deutsch" }, { nationality: 5 })).toEqual([]);
  });

  test("a field that was only opened, or not changed, is never in conflict", () => {
    expect(conflicts({ firstName: " Amira " }, { first_name: "Ada" })).toEqual([]);
  });

  test("for any three states of a record, exactly the fields on which all three differ", () => {
    const texts = PROFILE_FIELDS.filter((field) => field !== "dateOfBirth" && field !== "nationality");
    const few = fc.constantFrom("", "a", "b", " a", "c ");
    const records = fc
      .record(Object.fromEntries(texts.map((field) => [profileFields[field].wireName, few])))
      .map((fields): Extra => extraSchema.parse({ ...fields, extra_id: 1 }));
    fc.assert(
      fc.property(records, records, records, (before, now, typed) => {
        const three = (field: ProfileField) =>
          new Set([before, now, typed].map((extra) => String(extra[profileFields[field].wireName]).trim())).size === 3;
        const levelled = { ...profileFormOf(typed), germanLevel: String(typed.language_level) };
        expect(conflictingFields(levelled, before, now, [])).toEqual(PROFILE_FIELDS.filter(three));
      }),
      { numRuns: MANY_RUNS },
    );
  });
});

test("only a date of birth is compared as a day (P11)", () =>
  expect(conflicts({ street: "3.5.1994" }, { street: "03.05.1994" })).toEqual(["street"]));
