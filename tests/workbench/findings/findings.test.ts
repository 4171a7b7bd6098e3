import { readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findingsBeside, findingsFor, findingsOf, type TextKind } from "#workbench/findings/findings.ts";
import { casesOf } from "#workbench/findings/reading.ts";
import { de } from "#tests/journeys/copy.ts";
import { RUNS } from "#tests/runs.ts";

const found = (text: string, kind: TextKind = "body", locale: "de" | "en" = "de") =>
  findingsOf(text, { key: "some.key", locale, isGiven: false, kind });

/** The rule of each finding, and the marked piece of the text. */
const marked = (text: string, kind?: TextKind, locale?: "de" | "en") =>
  found(text, kind, locale).map(({ rule, start, end }) => [rule, text.slice(start, end)]);

test("the cases of a text read like sentences of the app, in both languages", () => {
  const cases = (...of: Parameters<typeof casesOf>) => casesOf(...of).map((one) => one.replaceAll("\u00a0", " "));
  expect(cases(de.tasks.notes.present, "de")).toEqual(["1 von 1 Person eingecheckt", "2 von 4 Personen eingecheckt"]);
  expect(cases(de.staff.in.said.done, "de")[0]).toBe(
    "Amira Okonkwo ist eingecheckt. Sie können das 1 Sekunde lang rückgängig machen.",
  );
  expect(cases("{seconds, plural, one {Noch {seconds} Sekunden} other {Noch # Sekunden}}", "de")).toEqual([
    "Noch 1 Sekunden",
    "Noch 30 Sekunden",
  ]);
  expect(cases("{date}: {count, plural, one {# day} other {# days}}", "en")).toEqual([
    "Mon 23 Nov: 1 day",
    "Mon 23 Nov: 3 days",
  ]);
});

test("an exclamation mark on a button is said once", () => {
  const about = found("Weiter!", "button").filter(({ severity }) => severity === "error");
  expect(about.map(({ message }) => message)).toEqual(["Eine Schaltfläche endet ohne Satzzeichen."]);
});

test.each<[text: string, kind: TextKind, messages: string[]]>([
  ["Zurück!", "button", ["Eine Schaltfläche endet ohne Satzzeichen."]],
  [
    "Jetzt weiter!",
    "button",
    [
      "Eine Schaltfläche endet ohne Satzzeichen.",
      "Eine Schaltfläche nennt Gegenstand und Tätigkeit: „Angaben speichern“.",
    ],
  ],
  [
    "Gruppe jetzt endgültig verlassen!",
    "button",
    [
      "Eine Schaltfläche hat höchstens 3 Wörter.",
      "Eine Schaltfläche endet ohne Satzzeichen.",
      "Eine Schaltfläche hat höchstens 24 Zeichen. Hier sind es 33, also 9 zu viel.",
      "Auf einem kleinen Handy (320 px) bricht die Schaltfläche in zwei Zeilen: 277 von 245 px.",
      "Schreiben Sie statt „endgültig“: „später nicht ändern“.",
    ],
  ],
  [
    "{n, plural, one {Tage} other {Tage}}",
    "body",
    ["Im Fall „sonst“ fehlt die Zahl: #.", "Im Fall „bei 1“ fehlt die Zahl: #.", "Einzahl und Mehrzahl sind gleich."],
  ],
])("of %s (%s) each fault is told", (text, kind, messages) => {
  expect(found(text, kind).map(({ message }) => message)).toEqual(messages);
});

describe("in a German text", () => {
  const poor: [text: string, kind: TextKind, rule: string, piece: string][] = [
    ["Gib deine Nummer ein.", "body", "address", "Gib"],
    ["Sie finden dort dein Konto.", "body", "address", "dein"],
    ["Bitte wähle einen Tag.", "body", "address", "Bitte wähle"],
    ["Es fehlt ein Tag. Bitte gib ihn an.", "body", "address", "Bitte gib"],
    ["Bitte geben sie den Code ein.", "body", "address-capital", "sie"],
    ["Dann melden wir uns.", "body", "we", "wir"],
    ["Der Code ist ungültig.", "error", "blame", "ungültig"],
    ...["müssen", "müsst", "muss", "musst", "musste", "mussten", "gemusst", "müsse", "müsste", "müssten"].map(
      (form): [string, TextKind, string, string] => [`Sie ${form} zustimmen.`, "body", "blame", form],
    ),
    ["Sie erhalten einen Code.", "body", "plain-word", "erhalten"],
    ["Es wird ein Foto benötigt.", "body", "plain-word", "benötigt"],
    ["E-Mail checken", "button", "plain-word", "checken"],
    ["Termin canceln", "button", "plain-word", "canceln"],
    ["User wählen", "button", "plain-word", "User"],
    ["Datei downloaden", "button", "plain-word", "downloaden"],
    ["Mitarbeiter wählen", "button", "glossary", "Mitarbeiter"],
    ["Der Code ist da. Bitte geben Sie ihn ein", "body", "full-stop", "ein"],
    ["Bitte wählen Sie einen Termin", "hint", "full-stop", "Termin"],
    ["Die Gruppe konnte nicht gespeichert werden", "error", "full-stop", "werden"],
    ["Sie sehen hier alle freien Termine, die Ihnen passen", "body", "full-stop", "passen"],
    ["Ihr Kennwort", "label", "glossary", "Kennwort"],
    ["Für alle Teilnehmern gilt das.", "body", "glossary", "Teilnehmern"],
    ["Wohnort und Adresse", "label", "glossary", "Adresse"],
    ["Für Mitarbeiter:innen", "body", "neutral-word", "Mitarbeiter:innen"],
    ["Der Vertrag kommt in Kürze.", "body", "vague-time", "in Kürze"],
    ['Der Zusatz "freiwillig"', "body", "quotes", '"'],
    ["Der Zusatz „freiwillig”", "body", "quotes", "”"],
    ["Der Zusatz „freiwillig", "body", "quotes", "„"],
    ["Anna's Gruppe", "body", "apostrophe", "'"],
    ["Anna’s Gruppe", "body", "apostrophe", "’s"],
    ["Ihr Konto - fertig", "body", "dash", " - "],
    ["Von 07:30-15:30\u00a0Uhr", "body", "dash", "07:30-"],
    ["Wird geladen...", "status", "ellipsis", "..."],
    ["Wird geladen…", "status", "ellipsis", "…"],
    ["Das hat nicht geklappt!", "error", "exclamation", "!"],
    ["Ihre E-Mail Adresse", "label", "hyphen", "E-Mail Adresse"],
    ["Ihre Email", "label", "hyphen", "Email"],
    ["Ihre Emailadresse", "label", "hyphen", "Emailadresse"],
    ["Alle E-mails", "label", "hyphen", "E-mails"],
    ["Noch 3 Einsätze", "body", "no-break", " "],
    ["Ab 07:30 Uhr", "body", "no-break", " "],
    ["Weiter mit Schritt 2", "body", "no-break", " "],
    ["Fragen Sie Herr Özdemir.", "body", "no-break", " "],
    ["Am 3. Mai geht es los.", "body", "no-break", " "],
    ["Noch z. B. morgen", "body", "abbreviation", "z. B."],
    ["Noch z.B. morgen", "body", "abbreviation", "z.B."],
    ["Unter Nr. 7", "body", "abbreviation", "Nr."],
    ["Akku bei 80%", "body", "space", "0%"],
    ["Noch 3 freie Plätze", "body", "no-break", " "],
    ["Die Gruppe „Rot “ ist da.", "body", "quotes", " "],
    ["Hallo{name}, Ihr Code ist da.", "body", "space", "Hallo{name}"],
    ["Der Code,{code} ist da.", "body", "space", "Code,{code}"],
    ["Die Gruppe von {name}ist da.", "body", "space", "{name}ist"],
    ["{n, plural, one {# Tag frei} other {#Tage frei}}", "body", "space", "#Tage"],
    ["Am 3.5.26", "body", "date", "3.5.26"],
    ["Am 03.05.26.", "body", "date", "03.05.26"],
    ["Wir treffen uns um 7.30 am Tor", "body", "time", "7.30"],
    ["Ab 7:30\u00a0Uhr", "body", "time", "7:30"],
    ["Am 3.5.2026", "body", "date", "3.5.2026"],
    ["Zwei  Leerzeichen", "body", "space", "  "],
    ["Ihre Angaben zum Vertrag speichern", "button", "button-words", "Ihre Angaben zum Vertrag speichern"],
    ["Angaben speichern.", "button", "button-mark", "Angaben speichern."],
    ["OK", "button", "button-vague", "OK"],
    ["Absenden", "button", "button-vague", "Absenden"],
    ["Hier klicken", "button", "button-vague", "Hier klicken"],
    ["Datenschutzhinweise herunterladen", "button", "length", "Datenschutzhinweise herunterladen"],
    ["Name der Ansprechperson im Notfall", "label", "length", "Name der Ansprechperson im Notfall"],
    ["Vorname:", "label", "label", "Vorname:"],
    ["Wie heißen Sie?", "title", "title", "Wie heißen Sie?"],
    ["MWMWMWMWMWMWM WMWM", "button", "width", "MWMWMWMWMWMWM WMWM"],
    ["Ihre Sozialversicherungsnummer", "title", "width", "Sozialversicherungsnummer"],
    ["Die Liste fehlt.", "error", "next-step", "Die Liste fehlt."],
    ["Fehler beim Laden", "title", "load-failure", "Fehler beim Laden"],
    ["Gruppe nicht geladen", "title", "load-failure", "nicht geladen"],
    ["Ihre Angaben fehlen noch", "title", "load-failure", "Angaben fehlen noch"],
    ["Das hat nicht geklappt. Bitte laden Sie die Seite neu.", "body", "repeated-title", "Das hat nicht geklappt."],
    [
      "Das Speichern hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
      "error",
      "thing-failed",
      "Das Speichern hat nicht geklappt",
    ],
    ["Sie haben noch keinen Ausweis? Dann fragen Sie.", "body", "question", "Sie haben noch keinen Ausweis?"],
    ["Läuft Öl aus, warnen Sie das Team.", "body", "verb-first", "Läuft Öl aus, warnen"],
    ["Können Sie nicht kommen, sagen Sie bitte ab.", "body", "verb-first", "Können Sie nicht kommen, sagen"],
    ["Ihre Antwort ist endgültig.", "body", "plain-word", "endgültig"],
    ["Bitte versuchen Sie es erneut.", "error", "plain-word", "erneut"],
    ["Für Aushilfskräfte gilt das.", "body", "glossary", "Aushilfskräfte"],
    ["Derzeit keine Termine", "title", "nothing-yet", "Derzeit keine"],
    ["Ist gespeichert", "button", "saved", "Ist gespeichert"],
    ["Ihr Passwort ist neu gesetzt.", "body", "saved", "neu gesetzt"],
    ["Bitte versuchen Sie es später noch einmal.", "error", "later", "Bitte versuchen Sie es später"],
    ["Das sind die Regeln. Sie schützen alle.", "body", "sie-for-things", "Sie schützen"],
    ["Sie sind noch nicht gespeichert.", "body", "sie-for-things", "Sie sind noch nicht gespeichert"],
    ["Bitte nehmen Sie Ihre E-Mail-Adresse.", "error", "take", "nehmen Sie"],
    ["Ihre Angaben stehen noch hier.", "body", "stand", "stehen noch hier"],
    ["Wer da ist, steht hier.", "body", "stand", "steht hier"],
    ["Mein Profil", "title", "mine", "Mein "],
    ["Unter „Mein Profil“", "body", "mine", "„Mein "],
    ["Tage aussuchen", "title", "day", "Tage aussuchen"],
    ["Sobald ein Tag für Sie gebucht ist", "body", "day", "Tag für Sie"],
    ["Für welche Tage?", "body", "day", "welche Tage"],
    ["Ab {start} Uhr", "body", "no-break", " "],
    ["Von {start} bis {end}\u00a0Uhr", "body", "range", "{start} bis "],
    ["Ihr Probetag", "title", "glossary", "Probetag"],
    ["Ihre Events", "title", "glossary", "Events"],
    ["Schreiben Sie dem Anbieter.", "body", "glossary", "Anbieter"],
    ["Ihre Finanzdaten", "title", "glossary", "Finanzdaten"],
    ["Ihre Sitzung ist zu Ende.", "body", "glossary", "Sitzung"],
    ["Hilfe und Support", "title", "glossary", "Support"],
    [
      "Möchten Sie die Angaben nicht speichern?",
      "body",
      "negative-question",
      "Möchten Sie die Angaben nicht speichern?",
    ],
  ];

  test.each(poor)("%s (%s): %s marks %s", (text, kind, rule, piece) => {
    expect(marked(text, kind)).toContainEqual([rule, piece]);
  });

  const good: [text: string, kind: TextKind][] = [
    ["Bitte geben Sie Ihre E-Mail-Adresse ein.", "error"],
    ["Dieser Code stimmt nicht – bitte prüfen Sie die Ziffern.", "error"],
    ["Am 3.\u00a0Mai, 07:30–15:30\u00a0Uhr", "body"],
    ["Der Zusatz „freiwillig“ steht daneben.", "body"],
    ['Zum Beispiel ! ? % oder " &', "hint"],
    ["Am Dienstag, 03.05.2026", "body"],
    ["Bitte prüfen Sie sie und speichern Sie noch einmal.", "body"],
    ["Termine und Orte für Ihre Gruppe", "body"],
    ["Noch nicht da. Stand von {time}\u00a0Uhr", "status"],
    ["Bitte prüfen Sie die Telefonnummer. Beispiel: +49\u00a0151\u00a023456789", "error"],
    ["Check-in und E-Mails", "title"],
    ["Person einchecken", "button"],
    ["Bitte checken Sie die Person ein.", "body"],
    ["Angaben speichern", "button"],
    ["Jetzt anmelden", "button"],
    ["Zurück zur Anmeldung", "link"],
    ["Passwort vergessen?", "link"],
    ["Willkommen, {name}!", "title"],
    ["{name}s Gruppe", "title"],
    ["IBAN und BIC", "label"],
    ["Nutzungsbedingungen", "title"],
    ["Unten steht, was Ihr Team braucht.", "body"],
    ["Gemeint ist Ihre Arbeit, nicht der Probebetrieb.", "body"],
    ["Folgen Sie den Schildern, achten Sie auf Kabel.", "body"],
    ["Ihre Angaben konnten nicht geladen werden", "title"],
    ["Das hat nicht geklappt. Bitte laden Sie die Seite neu.", "error"],
    ["Haben Sie noch keinen Ausweis? Sie haben ihn bekommen.", "body"],
    ["Nehmen Sie die Regeln an und nehmen Sie sich Zeit.", "body"],
    ["Bitte nehmen Sie ein neues Foto auf.", "error"],
    ["Sie können sich anmelden. Sie ist gespeichert.", "body"],
    ["Sie steht auf der Vorderseite.", "hint"],
    ["In den nächsten Tagen, noch 3\u00a0Tage", "body"],
    ["Ab {start}\u00a0Uhr, {start}–{end}\u00a0Uhr", "body"],
    ["Die Uhr dieses Geräts geht 2\u00a0Stunden nach.", "status"],
    ["Ihr Termin, Ihr Einsatz", "title"],
    ["Die Telefonnummer und ein Häkchen", "body"],
    ["Bei der IBAN fehlen noch 2\u00a0Zeichen. Eine deutsche IBAN hat 22\u00a0Zeichen.", "error"],
    ["{count, plural, one {#\u00a0Termin} other {#\u00a0Termine}} speichern", "button"],
    ["Zurück zu {month}", "button"],
    [de.availability.submit, "button"],
    ["{count, plural, one {#\u00a0Treffer} other {#\u00a0Treffer}}", "status"],
  ];

  test.each(good)("nothing is found in: %s (%s)", (text, kind) => expect(found(text, kind)).toEqual([]));

  test("a sentence of 16 words is an error, one of 13 a hint, and one of 12 is fine", () => {
    const words = (count: number) => `${Array.from({ length: count }, () => "Tag").join(" ")}.`;
    expect([16, 13, 12].map((count) => found(words(count)).map(({ severity }) => severity))).toEqual([
      ["error"],
      ["hint"],
      [],
    ]);
    expect(found(`${words(12)} ${words(12)}`)).toEqual([]);
  });

  test("the message has the word of the glossary and a better wording", () => {
    expect(found("Ihr Kennwort", "label")[0]?.message).toBe(
      "„Kennwort“ sagt Gangway nicht. Schreiben Sie wie im Glossar: „Passwort“.",
    );
    expect(found("Bitte prüfen Sie die Adresse.", "error")[0]?.message).toBe(
      "„Adresse“ sagt Gangway nicht. Schreiben Sie wie im Glossar: „Anschrift“ oder „E-Mail-Adresse“.",
    );
    expect(found("Noch z. B. morgen")[0]?.message).toBe("„z. B.“ ist eine Abkürzung. Schreiben Sie „zum Beispiel“.");
    expect(found("Sie erhalten einen Code.")[0]?.message).toBe("Schreiben Sie statt „erhalten“: „bekommen“.");
    expect(found("Der Code ist falsch.")[0]?.message).toContain("„Bitte geben Sie … ein.“");
  });
});

test("of one piece of a text only one thing is asked", () => {
  const asked = (text: string, kind?: TextKind) => found(text, kind).map(({ message }) => message);
  for (const text of ["Noch z. B. morgen", "Noch z.\u00a0B. morgen", "Ihre E-Mail Adresse", "A bzw. B", "Etwa Nr. 7"])
    expect(asked(text)).toHaveLength(1);
  expect(asked("{count, plural, =0 {Termine} one {Termin (#)} other {Termine (#)}}", "button")).toHaveLength(1);
  expect(found("Speichern (3)", "button")).toMatchObject([{ severity: "error", start: 0 }]);
  expect(found("OK", "button").filter(({ rule }) => rule.startsWith("button"))).toMatchObject([{ severity: "error" }]);
});

describe("in an ICU text", () => {
  test("each branch is checked, and a fault is marked once", () => {
    const text = "Noch {count, plural, one {# Tag} other {# Tage}}, dann kommt dein <b>Code</b>.";
    expect(marked(text)).toEqual([
      ["no-break", " "],
      ["no-break", " "],
      ["address", "dein"],
    ]);
    expect(found(text).map(({ start }) => start)).toEqual([
      text.indexOf(" Tag}"),
      text.indexOf(" Tage"),
      text.indexOf("dein"),
    ]);
  });

  test("names of arguments are skipped, and a number needs a no-break space before a noun", () => {
    expect(found("Für {du} sind {falsch, number}\u00a0Tage frei.")).toEqual([]);
    expect(marked("Noch {days, number} Tage")).toEqual([["no-break", " "]]);
  });

  test("a branch without its number, and equal singular and plural, are found in both languages", () => {
    const rules = (text: string, locale: "de" | "en") => found(text, "body", locale).map(({ message }) => message);
    for (const locale of ["de", "en"] as const) {
      expect(rules("{n, plural, one {#\u00a0Tag} other {Tage}}", locale)).toEqual([
        "Im Fall „sonst“ fehlt die Zahl: #.",
      ]);
      expect(rules("{n, plural, one {#\u00a0Tage} other {#\u00a0Tage}}", locale)).toEqual([
        "Einzahl und Mehrzahl sind gleich.",
      ]);
      // Said at the field of the case.
      expect(rules("{n, plural, one {} other {}}", locale)).toEqual([]);
    }
  });

  test("an invalid ICU text has no findings", () => {
    expect(found("Noch {count, plural, one {dein")).toEqual([]);
  });
});

describe("in an English text", () => {
  test.each([
    ["Please “wait” für a moment.", "english", "ü"],
    ['Read the "terms".', "quotes", '"'],
    ["Click here.", "english-word", "Click"],
    ["It's ready.", "apostrophe", "'"],
    ["Two  spaces", "space", "  "],
    ["Loading...", "ellipsis", "..."],
    ["Not saved. please try again.", "capital", "p"],
    ["Open your Profile Data", "sentence-case", "Profile"],
    ["Failed to save the group.", "english-word", "Failed to"],
    ["Your e-mail was successfully sent.", "english-word", "successfully"],
    ["Log in again.", "english-word", "Log in"],
    ["Please verify your number.", "english-word", "verify"],
    ["Enter your email address.", "english-word", "email"],
    ["Select a colour.", "english-word", "Select"],
    ["Your next event", "english-word", "event"],
    ["Ask the group lead.", "english-word", "group lead"],
    ["Go to the dashboard", "english-word", "dashboard"],
    ["Your roster is ready.", "english-word", "roster"],
    ["Choose a color.", "english-word", "color"],
    ["Your place - for now.", "dash", " - "],
    ["You must enter a code.", "blame", "must"],
    ["SAVE it", "capitals", "SAVE"],
  ])("%s: %s marks %s", (text, rule, piece) => {
    expect(marked(text, "body", "en")).toContainEqual([rule, piece]);
  });

  test.each([
    "Your account: an e-mail address is 1 day old",
    "The General Data Protection Regulation applies in Germany, Terminal 3 and for {name}.",
    "Whoever creates the group leads it.",
    "Task 5: Please enter it. Then save.",
    "Open “Bank and tax”, then tap the page",
  ])("nothing is found in: %s", (text) => {
    expect(found(text, "body", "en")).toEqual([]);
  });

  test.each<[text: string, kind: TextKind, rule: string]>([
    ["Continue with your e-mail address to the next step of the sign-up", "button", "length"],
    ["Please save details", "button", "button-please"],
    ["Save details, please", "button", "button-please"],
    ["Go to the next ID check", "button", "button-words"],
    ["How the team of the airport trial works with your own details", "title", "length"],
    ["Save details.", "button", "button-mark"],
    ["WWWWWWWWWWWWWWWWWWW", "button", "width"],
    ["Leave the group?", "title", "title"],
    ["First name:", "label", "label"],
  ])("%s as %s: %s", (text, kind, rule) => {
    expect(marked(text, kind, "en").map(([name]) => name)).toContain(rule);
  });

  test("it begins like the German one, and has an exclamation mark only where that has one", () => {
    const unlike = (english: string, german: string) =>
      findingsFor(english, { key: "some.key", locale: "en", german }).map(({ rule, start, end }) => [
        rule,
        english.slice(start, end),
      ]);
    expect(unlike("<b>applied</b>", "Beworben")).toEqual([["capital", "a"]]);
    expect(unlike("You are {name}!", "Sie sind {name}.")).toEqual([["exclamation", "!"]]);
    expect(unlike("Welcome, {name}!", "Willkommen, {name}!")).toEqual([]);
    expect(unlike("taken", "belegt")).toEqual([]);
    expect(unlike("{count} dates", "Termine: {count}")).toEqual([]);
  });
});

test("a given wording only has the finding that it was changed", () => {
  const about = { key: "auth.entry.problems.invalid", locale: "de", isGiven: true, kind: "error" } as const;
  const given = "Bitte geben Sie eine gültige E-Mail-Adresse ein";
  expect(findingsOf(given, about)).toEqual([]);
  expect(findingsOf(`${given}.`, about)).toEqual([
    {
      rule: "given",
      message: `Dieser Wortlaut ist vorgegeben (MSG-02) und bleibt Zeichen für Zeichen: ${given}`,
      start: 0,
      end: given.length + 1,
      severity: "error",
    },
  ]);
});

test("a sentence that replaces one with a full stop keeps it", () => {
  const lost = (text: string, original: string) =>
    findingsBeside(text, original, { key: "some.key", locale: "de", german: text }).map(({ rule, severity, start }) => [
      rule,
      severity,
      text.slice(start),
    ]);
  expect(lost("Ihr Foto ist da", "Das Foto ist da.")).toEqual([["lost-stop", "hint", "da"]]);
  expect(lost("Ihr Foto ist da.", "Das Foto ist da.")).toEqual([]);
  expect(lost("Ihr Foto", "Das Foto")).toEqual([]);
  expect(lost("ihr Foto", "Das Foto")).toEqual([["capital", "error", "ihr Foto"]]);
  expect(lost("Hier ist es. Bitte warten Sie", "Bitte warten Sie.")).toEqual([["full-stop", "error", "Sie"]]);
});

const guide = readFileSync(path.join(import.meta.dirname, "../../../stories/docs/Textton.mdx"), "utf8");
const examples = [...guide.matchAll(/pairs=\{(\[.*?\])\}/gsu)].flatMap(([, pairs = ""]) =>
  [...pairs.matchAll(/\[\s*"([^"]+)",\s*"([^"]+)",?\s*\]/gu)].map(([, poor = "", good = ""]) => [poor, good] as const),
);
const kinds: readonly TextKind[] = ["button", "link", "label", "title", "error", "hint", "status", "option", "body"];
/** What these say of any text of the kind tells nothing of its words. */
const general = new Set(["button-action", "button-words", "next-step", "length"]);
/** No rule knows the name of a group, or which of two buttons says what stays. */
const untold = new Set(["In der Nordwindgruppe", "Ja / Nein"]);

test.each(examples)("what the guide advises against is found: %s; what it recommends is not: %s", (poor, good) => {
  expect(kinds.some((kind) => found(poor, kind).some(({ rule }) => !general.has(rule))) || untold.has(poor)).toBe(true);
  expect(
    kinds.some((kind) => found(good.replaceAll(" ", "\u00a0"), kind).every(({ severity }) => severity === "hint")),
  ).toBe(true);
});

test("for any text, findings are inside the text and in its order", () => {
  const piece = fc.constantFrom(
    "du ",
    "„",
    "“",
    '"',
    " - ",
    "...",
    "!",
    "{a}",
    "{n, number} ",
    "<b>x</b>",
    "# ",
    "3 Mai",
    "'{'",
    "OK",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("de", "en"), (typed, locale) => {
      let last = 0;
      for (const { start, end } of found(typed, "button", locale)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(typed.length);
        last = start;
      }
    }),
    { numRuns: RUNS },
  );
});
