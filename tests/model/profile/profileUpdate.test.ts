import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import { isSameValue } from "#src/model/profile/profileConflict.ts";
import { PROFILE_FIELDS, profileFields, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf, shownNationality } from "#src/model/profile/profileForm.ts";
import { toExtraUpdate, toExtraUpdateProfileOnly, toPhoneUpdate } from "#src/model/profile/profileUpdate.ts";
import { MANY_RUNS } from "#tests/runs.ts";

const countries = [
  { nationality: "Deutsch", country_id: 5 },
  { nationality: "Nigerianisch", country_id: 9 },
];

const record = extraSchema.parse({
  extra_id: 7301,
  first_name: "Amira",
  last_name: "Okonkwo",
  email: "amira.okonkwo@example.de",
  mobile_number: "+4915123456789",
  street: "Hafenstraße 12",
  postcode: 85356,
  city: "München",
  date_of_birth: "1991-08-14T00:00:00",
  city_of_birth: "Enugu",
  nationality: 9,
  language_level: "B2 - Upper Intermediate",
  company: null,
  flughafenausweisnummer: "FA-0158",
  ausweis_color: "Gelb",
  sozialversicherung: "65170806J008",
  iban: "DE89370400440532013000",
  profile_status: "ready_to_work",
  favourite_gate: "B46",
  created_at: "2026-10-05",
  last_login_at: "2026-11-19",
});

test("form and record name the same things (ENT-64)", () => {
  expect(profileFields).toMatchObject({
    firstName: { wireName: "first_name" },
    lastName: { wireName: "last_name" },
    phone: { wireName: "mobile_number" },
    postalCode: { wireName: "postcode" },
    cityOfBirth: { wireName: "city_of_birth" },
    dateOfBirth: { wireName: "date_of_birth" },
    germanLevel: { wireName: "language_level" },
  });
  expect(profileFormOf(record, countries)).toEqual({
    ...Object.fromEntries(PROFILE_FIELDS.map((field) => [field, ""])),
    firstName: "Amira",
    lastName: "Okonkwo",
    phone: "+4915123456789",
    dateOfBirth: "14.08.1991",
    nationality: "Nigerianisch",
    germanLevel: "B2",
    street: "Hafenstraße 12",
    postalCode: "85356",
    city: "München",
    cityOfBirth: "Enugu",
    passNumber: "FA-0158",
    passColour: "Gelb",
  });
});

describe("profile save", () => {
  const form = profileFormOf(record, countries);

  test("the merged record is sent, never id, creation or last login (API-44, API-45, C-51)", () => {
    const update = toExtraUpdate({ ...form, city: "Freising" }, record, countries);
    const { extra_id, created_at, last_login_at, ...rest } = record;
    expect([extra_id, created_at, last_login_at]).not.toContain(undefined);
    expect(update).toEqual({ ...rest, city: "Freising", bic: "" });
  });

  test("bank data are empty only if the record has none (API-46, C-52, P9)", () => {
    expect(toExtraUpdate(form, record, countries)).toMatchObject({
      iban: "DE89370400440532013000",
      sozialversicherung: "65170806J008",
      bic: "",
    });
    expect(toExtraUpdate(form, null, [])).toMatchObject({ iban: "", bic: "", sozialversicherung: "" });
  });

  test("a new birth date is sent as ISO, a new nationality in the shape of the old one (C-53, D-75)", () => {
    const edited = { ...form, dateOfBirth: "3.5.1994", nationality: "Deutsch", germanLevel: "C1" };
    expect(toExtraUpdate(edited, record, countries)).toMatchObject({
      date_of_birth: "1994-05-03",
      nationality: 5,
      language_level: "C1",
    });
    const byWord = { ...record, nationality: "nigerianisch" };
    expect(toExtraUpdate(edited, byWord, countries)).toMatchObject({ nationality: "Deutsch" });
    const spaced = { ...record, nationality: " Nigerianisch " };
    expect(toExtraUpdate(edited, spaced, countries)).toMatchObject({ nationality: "Deutsch" });
  });

  test("a name that is also a nationality is unchanged, where nationalities are sent as ids (D-75)", () => {
    const update = toExtraUpdate({ ...form, lastName: "Deutsch" }, record, countries);
    expect(update).toMatchObject({ last_name: "Deutsch", nationality: 9 });
  });

  test("a nationality missing in every list is unchanged (D-75)", () => {
    expect(profileFormOf({ ...record, nationality: "Nigerianisch" }).nationality).toBe("Nigerianisch");
    expect(profileFormOf(record).nationality).toBe("9");
  });

  test("an id missing in every list is shown as nothing, a word unchanged (D-75)", () => {
    const shown = ["9", "276", "", "Deutsch", "Staat 9", "9 Inseln"].map(shownNationality);
    expect(shown).toEqual(["", "", "", "Deutsch", "Staat 9", "9 Inseln"]);
  });

  test("only the user's edits are applied over the current record (P11)", () => {
    const now: Extra = { ...record, city: "Freising", street: "Am Markt 1", iban: "DE02120300000000202051" };
    const update = toExtraUpdate({ ...form, street: "Kai 3" }, record, countries, now);
    expect(update).toMatchObject({ street: "Kai 3", city: "Freising", iban: "DE02120300000000202051" });
  });

  test("blanks around a text and another spelling of the same day are no edit", () => {
    const same = { ...form, firstName: " Amira ", dateOfBirth: "14.8.1991" };
    expect(toExtraUpdate(same, record, countries)).toEqual(toExtraUpdate(form, record, countries));
    expect(toExtraUpdate({ ...form, firstName: " Ada " }, record, countries)).toMatchObject({ first_name: "Ada" });
  });

  const anyValue = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  const wireNamesOf = (fields: readonly ProfileField[]) => fields.map((field): string => profileFields[field].wireName);
  const names = [...wireNamesOf(PROFILE_FIELDS), "iban", "bic", "sozialversicherung", "gender"];
  const records = fc
    .dictionary(fc.constantFrom(...names), anyValue)
    .map((fields): Extra => extraSchema.parse({ ...fields, extra_id: 1, unknown_field: [1, { two: 3 }] }));
  const anyEdits = fc.dictionary(fc.constantFrom(...PROFILE_FIELDS), fc.string());
  const bank = ["sozialversicherung", "iban", "bic"];

  test("for any record and any edits, other fields are sent unchanged (N4)", () => {
    fc.assert(
      fc.property(records, anyEdits, (loaded, edit) => {
        const before = profileFormOf(loaded, countries);
        const edited = { ...before, ...edit };
        const update = toExtraUpdate(edited, loaded, countries);
        const changed = wireNamesOf(PROFILE_FIELDS.filter((field) => edited[field] !== before[field]));
        const untouched = Object.entries(loaded).filter(([name, value]) => !changed.includes(name) && value !== null);
        expect(update).toMatchObject(Object.fromEntries(untouched.filter(([name]) => name !== "extra_id")));
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test("for any concurrent change, unedited fields are sent back as they are now (N4, P11)", () => {
    fc.assert(
      fc.property(records, records, anyEdits, (loaded, now, edit) => {
        const before = profileFormOf(loaded, countries);
        const update = toExtraUpdate({ ...before, ...edit }, loaded, countries, now);
        const edited = Object.keys(edit) as ProfileField[];
        for (const [name, value] of Object.entries(now)) {
          if (name === "extra_id" || wireNamesOf(edited).includes(name)) continue;
          expect(update[name]).toEqual(bank.includes(name) ? (value ?? "") : value);
        }
        const added = Object.keys(update).filter((name) => !(name in now) && !bank.includes(name));
        expect(wireNamesOf(edited)).toEqual(expect.arrayContaining(added));
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test("edits are saved as typed, except for blanks around them", () => {
    const texts = PROFILE_FIELDS.filter((field) => field !== "dateOfBirth" && field !== "nationality");
    fc.assert(
      fc.property(records, records, fc.constantFrom(...texts), fc.string(), (loaded, now, field, typed) => {
        const before = profileFormOf(loaded, countries);
        fc.pre(typed.trim() !== before[field].trim());
        const update = toExtraUpdate({ ...before, [field]: typed }, loaded, countries, now);
        expect(update[profileFields[field].wireName]).toBe(typed.trim());
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test("the shorter save has neither e-mail nor phone nor bank data (APIS-06)", () => {
    const update = toExtraUpdateProfileOnly(form, null, []);
    expect(update).toMatchObject({ first_name: "Amira", postcode: "85356", date_of_birth: "1991-08-14" });
    for (const name of ["email", "mobile_number", "iban", "bic", "sozialversicherung"]) {
      expect(update).not.toHaveProperty(name);
    }
  });

  test("the shorter save carries the edits and every field of the form, those without a value as empty texts (APIS-06)", () => {
    const update = toExtraUpdateProfileOnly({ ...form, city: " Freising " }, record, countries, record);
    const sent = wireNamesOf(PROFILE_FIELDS.filter((field) => field !== "phone"));
    expect(update).toStrictEqual({
      ...Object.fromEntries(sent.map((name) => [name, ""])),
      first_name: "Amira",
      last_name: "Okonkwo",
      date_of_birth: "1991-08-14T00:00:00",
      nationality: 9,
      language_level: "B2 - Upper Intermediate",
      flughafenausweisnummer: "FA-0158",
      ausweis_color: "Gelb",
      street: "Hafenstraße 12",
      postcode: 85356,
      city: "Freising",
      city_of_birth: "Enugu",
      company: null,
    });
  });

  test("the shorter save leaves unedited fields as stored by the provider, in their form (D-75, P11, N4)", () => {
    fc.assert(
      fc.property(records, records, anyEdits, (loaded, now, edit) => {
        const before = profileFormOf(loaded, countries);
        const after = { ...before, ...edit };
        const update = toExtraUpdateProfileOnly(after, loaded, countries, now);
        const sent = wireNamesOf(PROFILE_FIELDS).filter((name) => name !== "mobile_number");
        expect(Object.keys(update).toSorted()).toEqual(sent.toSorted());
        const untouched = PROFILE_FIELDS.filter((field) => field !== "phone" && isSameValue(field, after, before));
        const preserved = wireNamesOf(untouched).filter((name) => now[name] !== undefined);
        expect(update).toMatchObject(Object.fromEntries(preserved.map((name) => [name, now[name]])));
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test("the phone step sends the number and nothing else, and never a blank one (API-47, APIS-05)", () => {
    expect(toPhoneUpdate(" +49 171 3920001 ")).toEqual({ mobile_number: "+49 171 3920001" });
    expect(toPhoneUpdate("  ")).toBeNull();
  });
});
