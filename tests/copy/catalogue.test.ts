import { describe, expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { readMessage } from "#src/copy/build/icu.ts";
import { render } from "#src/copy/translate.ts";
import { RESET_LINK_MINUTES } from "#src/model/auth/auth.ts";
import { GERMAN_LEVELS } from "#src/model/profile/germanLevels.ts";
import { kindOf } from "#workbench/findings/findings.ts";
import { givenInEnglish, givenInGerman } from "#workbench/findings/givenWordings.ts";

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

test("every German text has its English one with the same arguments (FMT-02, FMTS-31, C-10)", () => {
  expect(faults).toEqual([]);
  expect(Object.keys(catalogue.en ?? {})).toEqual(Object.keys(catalogue.de ?? {}));
});

test.each(givenInGerman)("%s: the German wording of %s stands word for word: %s", (_row, key, words) => {
  expect(text("de", key)).toBe(words);
  expect(text("en", key)).toMatch(/^[A-Za-z][\w -]+/);
});

test.each(givenInEnglish)(
  "%s: the English wording of %s stands word for word: %s (MSG-27, MSG-29, MSG-33..35, MSG-37, MSG-38)",
  (_row, key, words) => {
    expect(text("en", key)).toBe(words);
    const german = text("de", key);
    expect(german).toMatch(/^[A-ZÄÖÜ{\d]/);
    expect(german).not.toBe(words);
  },
);

/** A verb that says what to do, or how much is missing. */
const DOING = /\bbitte\b|\p{L}+en Sie\b|geht es hier weiter|fehl(?:t|en) noch|zu viel/iu;
const errors = Object.entries(catalogue.de ?? {}).flatMap(([area, entries]) =>
  Object.keys(entries)
    .map((key) => `${area}.${key}`)
    .filter((key) => kindOf(key) === "error"),
);

test("what is wrong is said with what to do: in the text, or in the one beside it (WCAG 3.3.3)", () => {
  const adviceFor = (key: string) => key.replace(/(?:\.problems)?\.([^.]+)$/, ".advice.$1");
  const unadvised = errors.filter((key) => !DOING.test(text("de", key)));
  expect(errors.length).toBeGreaterThan(unadvised.length);
  for (const key of unadvised) expect([key, text("de", adviceFor(key))]).toEqual([key, expect.stringMatching(DOING)]);
});

test("a text may count in the midst of a sentence", () => {
  const { compiled } = readMessage("Noch {count, plural, one {# Häkchen} other {# Kästchen}}.", "de");
  expect([1, 5].map((count) => render(compiled, "de", { count }))).toEqual(["Noch 1 Häkchen.", "Noch 5 Kästchen."]);
});

test("how long to wait is said with its number, in both languages (MSG-24)", () => {
  const wait = (locale: Locale) =>
    [1, 5, 60].map((seconds) => said(locale, "auth.code.sendProblems.wait", { seconds }));
  expect(wait("en")).toEqual(["wait 1 second", "wait 5 seconds", "wait 60 seconds"]);
  expect(wait("de")).toEqual([
    "Bitte warten Sie 1\u00a0Sekunde.",
    "Bitte warten Sie 5\u00a0Sekunden.",
    "Bitte warten Sie 60\u00a0Sekunden.",
  ]);
});

test("a day that is over says how many days ago it was, in both languages (MSGS-143)", () => {
  const ago = (locale: Locale) => [1, 2, 30].map((days) => said(locale, "day.away.daysAgo", { days }));
  expect(ago("de")).toEqual(["vor 1\u00a0Tag", "vor 2\u00a0Tagen", "vor 30\u00a0Tagen"]);
  expect(ago("en")).toEqual(["1\u00a0day ago", "2\u00a0days ago", "30\u00a0days ago"]);
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
    ["MSG-52", "notices.transport.updateRequired", /Gangway\. Bitte/, /version of Gangway\. Please/],
    ["MSGS-010", "failure.retry", /^Erneut versuchen$/, /^Try again$/],
    ["MSGS-012", "failure.retrying", /^Wird geladen …$/, /^Loading …$/],
    ["MSGS-130", "groupForms.join.notFound.title", /^Gruppe \{code\} nicht gefunden$/, /^Group \{code\} not found$/],
    ["MSGS-131", "groupForms.join.full.title", /^Gruppe voll /, /^Group full /],
    ["MSGS-132", "notices.invite.alreadyInGroup", /schon in einer Gruppe\. Bitte/, /already in a group/],
    ["MSGS-138", "notices.transport.timeout", /dauert zu lange\. Bitte/, /timeout - please/],
  ];

  test.each(held)(
    "%s: the catalogue holds %s in both languages, with the way on (MSG-26, MSG-31, MSG-32, MSG-40..45, MSG-49, MSG-50, MSG-52, MSGS-130..132, MSGS-138)",
    (_row, key, de, en) => {
      expect(text("de", key)).toMatch(de);
      expect(text("en", key)).toMatch(en);
    },
  );

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
    const onScreen = text(locale, "profile.problems.saveFailed");
    expect(first(onScreen)).toBe(first(text(locale, "notices.profile.updateFailed")));
  }
  expect(text("en", "profile.problems.saveFailed")).toContain(text("en", "notices.profile.updateFailed"));
});

test("the six German levels have their names in order, in both languages (FMT-19, FMTS-01)", () => {
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
    "A1 – Erste Kenntnisse",
    "A2 – Grundkenntnisse",
    "B1 – Mittelstufe",
    "B2 – Obere Mittelstufe",
    "C1 – Sehr gute Kenntnisse",
    "C2 – Muttersprache",
  ]);
});
