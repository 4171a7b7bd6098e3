import { expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { readMessage } from "#src/copy/build/icu.ts";
import { render } from "#src/copy/translate.ts";
import { RESET_LINK_MINUTES } from "#src/model/auth/auth.ts";
import { GERMAN_LEVELS } from "#src/model/profile/germanLevels.ts";
import { kindOf } from "#workbench/findings/findings.ts";
import { givenInGerman } from "#workbench/findings/givenWordings.ts";
import { englishQuotations } from "#workbench/spec/englishQuotations.ts";
import { readRows } from "#workbench/spec/rows.ts";

type Locale = "de" | "en";

const { catalogue, faults } = readCatalogue();

function entry(locale: Locale, key: string) {
  const dot = key.indexOf(".");
  const found = catalogue[locale]?.[key.slice(0, dot)]?.[key.slice(dot + 1)];
  if (!found) throw new Error(`${locale} lacks ${key}`);
  return found;
}
const text = (locale: Locale, key: string) => entry(locale, key).text;
const rendered = (locale: Locale, key: string, values: Record<string, unknown>) =>
  render(entry(locale, key).compiled, locale, values);

test("every German text has its English one with the same arguments (FMT-02, FMTS-31, C-10)", () => {
  expect(faults).toEqual([]);
  expect(Object.keys(catalogue.en ?? {})).toEqual(Object.keys(catalogue.de ?? {}));
});

test.each(givenInGerman)("%s: the German wording of %s is word for word: %s", (_row, key, words) => {
  expect(text("de", key)).toBe(words);
  expect(text("en", key)).toMatch(/^[A-Za-z][\w -]+/);
});

const rows = new Map(readRows().map(({ id, text: words }) => [id, words]));

test("an English quotation stands word for word in the rows that are named with it, and its key has a text", () => {
  const unlike = englishQuotations.filter(
    ([ids, key, words]) => !text("de", key) || !ids.split(", ").every((id) => rows.get(id)?.includes(words)),
  );
  expect(unlike).toEqual([]);
});

/** A verb that names an action, or the missing amount. */
const DOING = /\bbitte\b|\p{L}+en Sie\b|fehl(?:t|en) noch|zu viel/iu;
const errors = Object.entries(catalogue.de ?? {}).flatMap(([area, entries]) =>
  Object.keys(entries)
    .map((key) => `${area}.${key}`)
    .filter((key) => kindOf(key) === "error"),
);

test("an error names the next step: in its text, or in the one beside it (WCAG 3.3.3)", () => {
  const adviceFor = (key: string) => key.replace(/(?:\.problems)?\.([^.]+)$/, ".advice.$1");
  const unadvised = errors.filter((key) => !DOING.test(text("de", key)));
  expect(errors.length).toBeGreaterThan(unadvised.length);
  for (const key of unadvised) expect([key, text("de", adviceFor(key))]).toEqual([key, expect.stringMatching(DOING)]);
});

test("a text may count in the midst of a sentence", () => {
  const { compiled } = readMessage("Noch {count, plural, one {# Häkchen} other {# Kästchen}}.", "de");
  expect([1, 5].map((count) => render(compiled, "de", { count }))).toEqual(["Noch 1 Häkchen.", "Noch 5 Kästchen."]);
});

test.each([
  ["Mit Ihrer E-Mail-Adresse, „E-Mail“", "Mit Ihrer E-|Mail-Adresse, „E-|Mail“"],
  ["Am S-Bahnhof, 2-mal, 07:30–15:30", "Am S-|Bahnhof, 2-|mal, 07:30–|15:30"],
  ["E-Mail-Adresse eingeben", "E-Mail-Adresse eingeben"],
  ["Zum Check-in – mit dem Google-Konto, Stufe A2-B1", "Zum Check-in – mit dem Google-Konto, Stufe A2-B1"],
  ["{start}–{end} Uhr", "08:00–|13:30 Uhr"],
  ["{count, plural, one {Eine E-Mail} other {# E-Mails}}", "2 E-|Mails"],
])("no line ends after a single letter or between two times: %s", (source, joined) => {
  const { compiled } = readMessage(source, "de");
  const shown = render(compiled, "de", { start: "08:00", end: "13:30", count: 2 });
  expect(shown).toBe(joined.replaceAll("|", "\u2060"));
});

test("the wait is given as a number, in both languages (MSG-24)", () => {
  const wait = (locale: Locale) =>
    [1, 5, 60].map((seconds) => rendered(locale, "auth.code.sendProblems.wait", { seconds }));
  expect(wait("en")).toEqual([
    "The last code is still new. Please wait 1\u00a0second.",
    "The last code is still new. Please wait 5\u00a0seconds.",
    "The last code is still new. Please wait 60\u00a0seconds.",
  ]);
  expect(wait("de")).toEqual([
    "Der letzte Code ist noch neu. Bitte warten Sie 1\u00a0Sekunde.",
    "Der letzte Code ist noch neu. Bitte warten Sie 5\u00a0Sekunden.",
    "Der letzte Code ist noch neu. Bitte warten Sie 60\u00a0Sekunden.",
  ]);
});

test("a past day shows how many days ago it was, in both languages (MSGS-143)", () => {
  const ago = (locale: Locale) => [1, 2, 30].map((days) => rendered(locale, "day.away.daysAgo", { days }));
  expect(ago("de")).toEqual(["vor 1\u00a0Tag", "vor 2\u00a0Tagen", "vor 30\u00a0Tagen"]);
  expect(ago("en")).toEqual(["1\u00a0day ago", "2\u00a0days ago", "30\u00a0days ago"]);
});

test("the message about a sent link contains its lifetime (MSG-43)", () => {
  const validity = (locale: Locale) => rendered(locale, "recovery.sent.validity", { minutes: RESET_LINK_MINUTES });
  expect(validity("de")).toContain("15\u00a0Minuten");
  expect(validity("en")).toContain("expires in 15\u00a0minutes");
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
])("the screen and the notice have the same text: %s and %s (C-47)", (onScreen, inNotice) => {
  expect(text("de", onScreen)).toBe(text("de", inNotice));
  expect(text("en", onScreen)).toBe(text("en", inNotice));
});

test("a failed profile save has the text of its notice, and that nothing is lost (C-47)", () => {
  const first = (sentences: string) => sentences.split(". ")[0];
  for (const locale of ["de", "en"] as const) {
    const onScreen = text(locale, "profile.problems.saveFailed");
    expect(first(onScreen)).toBe(first(text(locale, "notices.profile.updateFailed")));
  }
});

test("the six German levels have their names in order, in both languages (FMT-19, FMTS-01)", () => {
  const names = (locale: Locale) =>
    GERMAN_LEVELS.map((level) => text(locale, `lists.germanLevel.${level.toLowerCase()}`));
  expect(names("en")).toEqual([
    "A1 – Beginner",
    "A2 – Elementary",
    "B1 – Intermediate",
    "B2 – Upper intermediate",
    "C1 – Advanced",
    "C2 – Native speaker",
  ]);
  expect(names("de")).toEqual([
    "A1 – Erste Kenntnisse",
    "A2 – Grundkenntnisse",
    "B1 – Mittlere Kenntnisse",
    "B2 – Gute Kenntnisse",
    "C1 – Sehr gute Kenntnisse",
    "C2 – Muttersprache",
  ]);
});
