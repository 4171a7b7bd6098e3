import { describe, expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { render } from "#src/copy/translate.ts";
import { RESET_LINK_MINUTES } from "#src/model/auth.ts";
import { GERMAN_LEVELS } from "#src/model/germanLevels.ts";

type Locale = "de" | "en";

const { catalogue, faults } = readCatalogue();

function entry(locale: Locale, key: string) {
  const dot = key.indexOf(".");
  const found = catalogue[locale]?.[key.slice(0, dot)]?.[key.slice(dot + 1)];
  if (!found) throw new Error(`${locale} lacks ${key}`);
  return found;
}
const text = (locale: Locale, key: string) => entry(locale, key).text;
const said = (locale: Locale, key: string, values: Record<string, unknown>) =>
  render(entry(locale, key).compiled, locale, values);

test("every German text has its English one with the same arguments (FMT-02, C-10)", () => {
  expect(faults).toEqual([]);
  expect(Object.keys(catalogue.en ?? {})).toEqual(Object.keys(catalogue.de ?? {}));
});

const germanWording: [row: string, key: string, words: string][] = [
  ["MSG-01", "auth.entry.problems.required", "E-Mail-Adresse ist erforderlich"],
  ["MSG-01", "recovery.forgot.problems.required", "E-Mail-Adresse ist erforderlich"],
  ["MSG-02", "auth.entry.problems.invalid", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["MSG-02", "recovery.forgot.problems.invalid", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["MSG-03", "auth.entry.problems.noAccount", "Kein Konto mit dieser E-Mail verfügbar"],
  ["MSG-03", "signUp.password.problems.noAccount", "Kein Konto mit dieser E-Mail verfügbar"],
  ["MSG-04", "auth.entry.problems.unableToCheck", "E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut."],
  ["MSG-05", "recovery.reset.differs", "Passwörter stimmen nicht überein"],
];

test.each(germanWording)("%s: the German wording of %s stands word for word: %s", (_row, key, words) => {
  expect(text("de", key)).toBe(words);
  expect(text("en", key)).toMatch(/^[A-Z][\w -]+/);
});

const englishWording: [row: string, key: string, words: string][] = [
  ["MSG-06, MSG-51", "notices.transport.timeout", "Request timeout - please try again"],
  ["MSG-11", "notices.transport.requestFailed", "Request failed"],
  ["MSG-12", "notices.failed.create", "Failed to create {resource}"],
  ["MSG-13", "notices.failed.update", "Failed to update {resource}"],
  ["MSG-14", "notices.failed.saveChanges", "Failed to save changes {resource}"],
  ["MSG-15", "notices.failed.delete", "Failed to delete {resource}"],
  ["MSG-16", "notices.failed.load", "Failed to load {resource}"],
  ["MSG-19", "notices.failed.default", "Operation failed. Please try again."],
  ["MSG-19", "recovery.forgot.problems.failed", "Operation failed. Please try again."],
  ["MSG-25", "notices.sms.sendFailed", "Failed to send SMS code. Please try again."],
  ["MSG-25", "auth.code.sendProblems.sendFailed.sms", "Failed to send SMS code. Please try again."],
  ["MSG-25", "signUp.phone.problems.sendFailed", "Failed to send SMS code. Please try again."],
  ["MSG-27", "signUp.expired.title", "e-mail verification expired"],
  ["MSG-28", "notices.login.failed", "Login failed. Please check your credentials."],
  ["MSG-28", "signIn.problems.refused", "Login failed. Please check your credentials."],
  ["MSG-29", "notices.login.success", "Login successful!"],
  ["MSG-30", "notices.login.unexpected", "An unexpected error occurred during login"],
  ["MSG-30", "signIn.problems.unexpected", "An unexpected error occurred during login"],
  ["MSG-33", "recovery.forgot.badLink.title", "Invalid reset link"],
  ["MSG-34", "recovery.forgot.badLink.invalid", "Invalid or expired reset link"],
  ["MSG-35", "recovery.forgot.badLink.unchecked", "Failed to validate reset link"],
  ["MSG-35", "notices.reset.validateFailed", "Failed to validate reset link"],
  ["MSG-36", "recovery.reset.problems.failed", "Failed to reset password"],
  ["MSG-36", "notices.reset.failed", "Failed to reset password"],
  ["MSG-37", "notices.reset.success", "Password reset successfully! Please sign in with your new password."],
  ["MSG-38", "notices.profile.updated", "Profile updated successfully!"],
  ["MSG-39", "notices.profile.updateFailed", "Failed to update profile. Please try again."],
];

test.each(englishWording)("%s: the English wording of %s stands word for word: %s", (_row, key, words) => {
  expect(text("en", key)).toBe(words);
  const german = text("de", key);
  expect(german).toMatch(/^[A-ZÄÖÜ{]/);
  expect(german).not.toBe(words);
});

test("how long to wait is said with its number, in both languages (MSG-24)", () => {
  const wait = (locale: Locale) =>
    [1, 5, 60].map((seconds) => said(locale, "auth.code.sendProblems.wait", { seconds }));
  expect(wait("en")).toEqual(["wait 1 second", "wait 5 seconds", "wait 60 seconds"]);
  expect(wait("de")).toEqual([
    "Bitte warten Sie 1\u00a0Sekunde",
    "Bitte warten Sie 5\u00a0Sekunden",
    "Bitte warten Sie 60\u00a0Sekunden",
  ]);
});

describe("texts whose words are ours", () => {
  const held: [row: string, key: string, de: RegExp, en: RegExp][] = [
    [
      "MSG-26",
      "auth.code.problems.notChecked",
      /Code konnte nicht geprüft werden\. Bitte /,
      /code could not be checked/,
    ],
    ["MSG-26", "signUp.password.problems.notCreated", /Passwort konnte nicht .*\. Bitte /, /password could not be/],
    ["MSG-31", "notices.invitation.invalid", /Einladungslink/, /invitation link/],
    ["MSG-31", "auth.entry.alerts.invitationInvalid", /Einladungslink/, /invitation link/],
    ["MSG-32", "notices.invitation.expired", /Einladungslink ist abgelaufen/, /invitation link has expired/],
    ["MSG-32", "auth.entry.alerts.invitationExpired", /Einladungslink ist abgelaufen/, /invitation link has expired/],
    ["MSG-40", "auth.code.problems.wrong.email", /Code .*\. Bitte .*E-Mail/, /code does not match\. Please/],
    ["MSG-40", "auth.code.problems.wrong.sms", /Code .*\. Bitte .*SMS/, /code does not match\. Please/],
    ["MSG-41", "auth.code.problems.expired", /Code ist abgelaufen\. Bitte/, /code has expired\. Please/],
    ["MSG-42", "auth.code.sendProblems.sendFailed.email", /Code konnte nicht gesendet/, /code could not be sent/],
    ["MSG-43", "recovery.sent.title", /Link/, /^Reset link sent$/],
    ["MSG-44", "recovery.forgot.problems.userNotFound", /kein Konto\. Bitte/, /^User not found\. Please/],
    [
      "MSG-45",
      "recovery.forgot.problems.userNotVerified",
      /noch nicht bestätigt\. Bitte/,
      /^User not verified\. Please/,
    ],
    ["MSG-49", "notices.transport.offline", /offline\. Bitte/, /offline\. Please/],
    ["MSG-50", "notices.transport.maintenance", /gewartet\. Bitte/, /maintenance\. Please/],
    ["MSG-52", "notices.transport.updateRequired", /Aktualisierung\. Bitte/, /update\. Please/],
  ];

  test.each(held)("%s: the catalogue holds %s in both languages, with the way on", (_row, key, de, en) => {
    expect(text("de", key)).toMatch(de);
    expect(text("en", key)).toMatch(en);
  });

  test("a link that was sent says how long it is good for (MSG-43)", () => {
    const validity = (locale: Locale) => said(locale, "recovery.sent.validity", { minutes: RESET_LINK_MINUTES });
    expect(validity("de")).toContain("15\u00a0Minuten");
    expect(validity("en")).toContain("expires in 15\u00a0minutes");
  });
});

test.each([
  ["auth.entry.problems.required", "recovery.forgot.problems.required"],
  ["auth.entry.problems.invalid", "recovery.forgot.problems.invalid"],
  ["auth.code.problems.notChecked", "notices.code.checkFailed"],
  ["auth.code.sendProblems.sendFailed.email", "notices.code.sendFailed"],
  ["auth.code.sendProblems.sendFailed.sms", "notices.sms.sendFailed"],
  ["signUp.phone.problems.sendFailed", "notices.sms.sendFailed"],
  ["signUp.password.problems.notCreated", "notices.password.createFailed"],
  ["signIn.problems.refused", "notices.login.failed"],
  ["signIn.problems.unexpected", "notices.login.unexpected"],
  ["recovery.reset.problems.failed", "notices.reset.failed"],
  ["recovery.resetDone.body", "notices.reset.success"],
  ["auth.entry.alerts.resetDone", "notices.reset.success"],
  ["shell.offline", "notices.transport.offline"],
])("the screen and the notice say the same in the same words: %s and %s (C-47)", (onScreen, inNotice) => {
  expect(text("de", onScreen)).toBe(text("de", inNotice));
  expect(text("en", onScreen)).toBe(text("en", inNotice));
});

test("a profile that was not saved is told in the words of its notice, and that nothing is lost (C-47)", () => {
  const first = (sentences: string) => sentences.split(". ")[0];
  for (const locale of ["de", "en"] as const) {
    const onScreen = text(locale, "profile.information.problems.saveFailed");
    expect(first(onScreen)).toBe(first(text(locale, "notices.profile.updateFailed")));
  }
  expect(text("en", "profile.information.problems.saveFailed")).toContain(text("en", "notices.profile.updateFailed"));
});

test("the six German levels have their names in order, in both languages (FMT-19)", () => {
  const names = (locale: Locale) =>
    GERMAN_LEVELS.map((level) => text(locale, `lists.germanLevel.${level.toLowerCase()}`));
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
