import { expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { GERMAN_LEVELS } from "#src/model/germanLevels.ts";

const { catalogue, faults } = readCatalogue();
const text = (locale: "de" | "en", area: string, key: string) => catalogue[locale]?.[area]?.[key]?.text;

test("every German text has its English one with the same arguments (FMT-02, C-10)", () => {
  expect(faults).toEqual([]);
  expect(Object.keys(catalogue.en ?? {})).toEqual(Object.keys(catalogue.de ?? {}));
});

test.each([
  ["auth", "entry.problems.required", "E-Mail-Adresse ist erforderlich"],
  ["auth", "entry.problems.invalid", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["auth", "entry.problems.noAccount", "Kein Konto mit dieser E-Mail verfügbar"],
  ["auth", "entry.problems.unableToCheck", "E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut."],
] as const)("the German wording of %s.%s stands word for word: %s", (area, key, words) => {
  expect(text("de", area, key)).toBe(words);
});

test.each([
  ["login.failed", "Login failed. Please check your credentials."],
  ["login.success", "Login successful!"],
  ["login.unexpected", "An unexpected error occurred during login"],
  ["transport.timeout", "Request timeout - please try again"],
  ["transport.requestFailed", "Request failed"],
  ["failed.create", "Failed to create {resource}"],
  ["failed.update", "Failed to update {resource}"],
  ["failed.saveChanges", "Failed to save changes {resource}"],
  ["failed.delete", "Failed to delete {resource}"],
  ["failed.load", "Failed to load {resource}"],
  ["failed.default", "Operation failed. Please try again."],
  ["sms.sendFailed", "Failed to send SMS code. Please try again."],
  ["reset.validateFailed", "Failed to validate reset link"],
  ["reset.failed", "Failed to reset password"],
  ["reset.success", "Password reset successfully! Please sign in with your new password."],
  ["profile.updated", "Profile updated successfully!"],
  ["profile.updateFailed", "Failed to update profile. Please try again."],
] as const)("the English wording of notices.%s stands word for word: %s", (key, words) => {
  expect(text("en", "notices", key)).toBe(words);
});

test("the six German levels have their names in order, in both languages (FMT-19)", () => {
  const names = (locale: "de" | "en") =>
    GERMAN_LEVELS.map((level) => text(locale, "lists", `germanLevel.${level.toLowerCase()}`));
  expect(names("en")).toEqual([
    "A1 - Beginner",
    "A2 - Elementary",
    "B1 - Intermediate",
    "B2 - Upper Intermediate",
    "C1 - Advanced",
    "C2 - Native Speaker",
  ]);
  expect(names("de")).toEqual([
    "A1 – Anfänger",
    "A2 – Grundkenntnisse",
    "B1 – Mittelstufe",
    "B2 – Obere Mittelstufe",
    "C1 – Fortgeschritten",
    "C2 – Muttersprache",
  ]);
});
