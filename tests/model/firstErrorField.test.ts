import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstErrorField } from "#src/model/firstErrorField.ts";
import { PROFILE_FIELDS, type ProfileField } from "#src/model/profile/profileFields.ts";

test("the first field with an error is the first on the screen, whatever the order of the errors (PROF-12)", () => {
  expect(firstErrorField({ city: "required", phone: "required" }, PROFILE_FIELDS)).toBe("phone");
  expect(firstErrorField({ passColour: "unknownColour" }, PROFILE_FIELDS)).toBe("passColour");
  expect(firstErrorField({}, PROFILE_FIELDS)).toBeNull();
});

test("nothing above it has an error", () => {
  fc.assert(
    fc.property(fc.subarray([...PROFILE_FIELDS], { minLength: 1 }), (wrong) => {
      const errors = Object.fromEntries(wrong.map((field): [ProfileField, string] => [field, "required"]));
      const first = firstErrorField(errors, PROFILE_FIELDS);
      expect(wrong).toContain(first);
      const above = PROFILE_FIELDS.slice(0, PROFILE_FIELDS.indexOf(first as ProfileField));
      expect(above.filter((field) => wrong.includes(field))).toEqual([]);
    }),
  );
});
