import * as fc from "fast-check";
import { expect, test } from "vitest";
import { profileDraft } from "#src/model/profile/profileDraft.ts";
import { PROFILE_FIELDS } from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";

const empty = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, ""])) as ProfileForm;
const stored: ProfileForm = { ...empty, firstName: "Amira", dateOfBirth: "14.08.1991", passNumber: "FA-0158" };

test("a draft contains only edits; blanks and another spelling are no edit (F8)", () => {
  expect(profileDraft(stored, stored)).toBeNull();
  expect(profileDraft({ ...stored, firstName: " Amira ", dateOfBirth: "14.8.1991" }, stored)).toBeNull();
  expect(profileDraft({ ...stored, city: "Freising", firstName: "" }, stored)).toEqual({
    fields: { city: "Freising", firstName: "" },
    isPartial: false,
  });
});

test("the number of an airport pass is left out, and the draft is marked as partial (F8, S6)", () => {
  expect(profileDraft({ ...stored, passNumber: "FA-7742", city: "Freising" }, stored)).toEqual({
    fields: { city: "Freising" },
    isPartial: true,
  });
});

test("for any input, the record with its draft is the form except for the pass number", () => {
  const forms = fc.record(
    Object.fromEntries(PROFILE_FIELDS.map((field) => [field, fc.constantFrom("", "a", "b", "1.1.2000")])),
  ) as fc.Arbitrary<ProfileForm>;
  fc.assert(
    fc.property(forms, forms, (form, before) => {
      const restored = { ...before, ...profileDraft(form, before)?.fields };
      expect({ ...restored, passNumber: "" }).toEqual({ ...form, passNumber: "" });
      expect(restored.passNumber).toBe(before.passNumber);
    }),
  );
});
