import { expect, test } from "vitest";
import { searchIn } from "#workbench/search/searchIndex.ts";
import { queryTerms, stemOf } from "#workbench/search/terms.ts";
import type { IndexEntry } from "#workbench/shared/storybook/storyIndex.ts";
import { nothing } from "#tests/workbench/search/nothing.ts";

const story = (title: string, exportName: string, name: string, ...tags: string[]): IndexEntry => ({
  id: `${title.replaceAll("/", "-").toLowerCase()}--${exportName.toLowerCase()}`,
  type: "story",
  title,
  name,
  exportName,
  tags,
});
const docs = (title: string): IndexEntry => ({
  id: `${title.replaceAll("/", "-").toLowerCase()}--docs`,
  type: "docs",
  title,
  name: "Docs",
});

const code = "screens/auth/CodeVerificationScreen";
const availability = "screens/availability/AvailabilityScreen";
const entries = [
  story(code, "ConfirmsOnlyACompleteCode", "Code Falsch Falsch", "behaviour"),
  story("connected/auth/CodeVerificationPage", "Wrong", "Code falsch"),
  docs(code),
  story(code, "WrongCode", "Code falsch"),
  story(code, "Sending", "Wird gesendet"),
  docs(availability),
  story(availability, "OneBooked", "Ein Tag gebucht"),
  story(availability, "Locked", "Gesperrt, ein Tag gebucht"),
  story("primitives/CodeField", "Empty", "Leer"),
  story("screens/id-check/IdTermsScreen", "Empty", "Leer"),
  docs("Textton"),
];
const search = searchIn(entries, {
  ...nothing,
  rows: { "screens-auth-codeverificationscreen--wrongcode": ["VA-042"] },
  texts: { [code]: "bestätigen postfach", [availability]: "termine gesendet prüfung gesperrt" },
  headings: { "textton--docs": [{ name: "Glossar", anchor: "glossar", about: "", prose: "lupe" }] },
});
const find = (query: string) => search(query).hits;
const codesOf = (query: string) => find(query).map(({ code: name, name: called }) => name || called);
const firstOf = (query: string) => codesOf(query)[0];

test("a screen is found by its German title, its sheet before its states", () => {
  expect(codesOf("Code-Eingabe").slice(0, 3)).toEqual([code, `${code}/WrongCode`, `${code}/Sending`]);
  expect(find("code-eingabe")[0]).toMatchObject({
    kind: "sheet",
    name: "Code-Eingabe",
    path: ["Bildschirme", "Anmeldung"],
  });
});

test("a state is found by screen and state, also with synonyms", () => {
  expect(firstOf("SMS-Code falsch")).toBe(`${code}/WrongCode`);
  expect(firstOf("falsche Codes")).toBe(`${code}/WrongCode`);
  expect(firstOf("ungültiger Code")).toBe(`${code}/WrongCode`);
  expect(search("der Code ist falsch")).toMatchObject({ hits: search("Code falsch").hits, without: [] });
  expect(codesOf("Verfügbarkeit gesperrt")).toEqual([`${availability}/Locked`, availability]);
  expect(find("Verfügbarkeit gesperrt")[0]?.path).toEqual(["Bildschirme", "Verfügbarkeit", "Verfügbarkeit angeben"]);
});

test("without umlauts, as a prefix, as the end of a word and with typos", () => {
  for (const query of ["Verfuegbar", "verfugbarkeit", "Verfügbarkiet"]) expect(firstOf(query)).toBe(availability);
  for (const query of ["Prüfung", "Pruefung", "PRUFUNG"])
    expect(codesOf(query)).toEqual(["screens/id-check/IdTermsScreen/Empty", availability]);
  expect(firstOf("Tag-gebucht")).toBe(`${availability}/OneBooked`);
});

test("by requirement, by name in code, by a word on the screen, by a heading", () => {
  expect(codesOf("VA-042")).toEqual([`${code}/WrongCode`]);
  expect(firstOf("va042")).toBe(`${code}/WrongCode`);
  expect(firstOf("OneBooked")).toBe(`${availability}/OneBooked`);
  expect(codesOf("Postfach")).toEqual([code]);
  expect(codesOf("Glossar")).toEqual(["Glossar", "Textton"]);
});

test("screens rank before connected pages, and behaviour last", () => {
  expect(codesOf("Code falsch")).toEqual([
    `${code}/WrongCode`,
    "connected/auth/CodeVerificationPage/Wrong",
    `${code}/ConfirmsOnlyACompleteCode`,
  ]);
  expect(find("Code falsch").map(({ kind }) => kind)).toEqual(["state", "state", "behaviour"]);
});

test("names rank before texts on the screen", () => {
  expect(codesOf("gesendet")).toEqual([`${code}/Sending`, availability]);
});

test("what has only some of the words is better than nothing, and words that are left out are named", () => {
  expect(firstOf("Glossar Raumschiff")).toBe("Glossar");
  expect(search("Glossar Raumschiff").without).toEqual(["Raumschiff"]);
  expect(search("Raumschiff Verfügbarkeit Mond").without).toEqual(["Raumschiff", "Mond"]);
  expect(search("Code falsch").without).toEqual([]);
  expect(search("Raumschiff")).toMatchObject({ hits: [], without: [] });
  expect(find(" ")).toEqual([]);
});

test("of words that nothing has together each one's hits are found, in turn", () => {
  const { hits, without, isApart } = search("Textton Code");
  expect(hits[0]?.name).toBe("Textton");
  expect(hits.slice(1).map(({ name }) => name)).toEqual(search("Code").hits.map(({ name }) => name));
  expect({ without, isApart }).toEqual({ without: ["Code"], isApart: true });
  expect(search("Textton Raumschiff")).toMatchObject({ without: ["Raumschiff"], isApart: false });
});

const group = "screens/groups/GroupScreen";
const capture = "screens/id-check/IdCaptureScreen";
const more = searchIn(
  [
    docs(group),
    story(group, "LeavingFailed", "Gruppe nicht verlassen"),
    story(group, "LeavingBusy", "Gruppe wird verlassen"),
    story(group, "Leaving", "Rückfrage vor dem Verlassen"),
    story(group, "NoDays", "Gruppe ohne Termine"),
    story("connected/groups/GroupPage", "Member", "Gruppe verlassen"),
    story(availability, "Locked", "Gesperrt, ein gebuchter Termin"),
    story("patterns/EmptyState", "DaySettled", "Termin gebucht"),
    story("screens/auth/EntryScreen", "ErrorCleared", "Fehler verschwindet beim Tippen"),
    story("screens/auth/SignInScreen", "UnexpectedProblem", "Anmeldung hat nicht geklappt"),
    docs(capture),
    story(capture, "TooDark", "Foto zu dunkel"),
    docs("Textton"),
  ],
  nothing,
);
const namesOf = (query: string) => more(query).hits.map(({ name }) => name);

test("the title of a journey comes before what only has its words, and its hits name it", () => {
  const found = searchIn(
    [docs("screens/onboarding/StepScreen"), story("Wege/Erste Schritte", "play", "Abspielen")],
    nothing,
  );
  expect(found("erste Schritte").hits[0]).toMatchObject({ name: "Erste Schritte · Abspielen", path: ["Wege"] });
});

test("a whole name comes first", () => {
  expect(namesOf("Termin gebucht")[0]).toBe("Termin gebucht");
  expect(namesOf("gebuchter Termin")[0]).toBe("Gesperrt, ein gebuchter Termin");
});

test("a question stands before what is going on, and that before what failed, unless the query says which", () => {
  expect(namesOf("Gruppe verlassen")).toEqual([
    "Rückfrage vor dem Verlassen",
    "Gruppe wird verlassen",
    "Gruppe nicht verlassen",
    "Gruppe verlassen",
  ]);
  expect(namesOf("Login Fehler")[0]).toBe("Anmeldung hat nicht geklappt");
  expect(namesOf("Gruppe wird verlassen")[0]).toBe("Gruppe wird verlassen");
});

test("words of one meaning and parts of long words count as well", () => {
  expect(namesOf("keine Termine")[0]).toBe("Gruppe ohne Termine");
  expect(namesOf("Gruppenverlassen")[0]).toBe("Rückfrage vor dem Verlassen");
});

test("a long word finds what begins alike before a word inside it, and no other form of such a word", () => {
  const found = searchIn(
    [
      docs("Schrift"),
      story("screens/contract/ContractScreen", "SignAndSend", "Unterschreiben und senden"),
      docs("Reiter"),
    ],
    nothing,
  );
  expect(found("Unterschrift").hits.map(({ name }) => name)).toEqual(["Unterschreiben und senden"]);
  expect(found("Schreibschrift").hits.map(({ name }) => name)).toEqual(["Schrift"]);
  expect(found("Überschreitung").hits).toEqual([]);
});

test("who looks for a new thing finds the guide to it before what is called new", () => {
  const found = searchIn(
    [docs("screens/auth/ResetPasswordScreen"), docs("Entwickeln/Anleitungen/Ein Bildschirm"), docs("Textton")],
    nothing,
  );
  for (const query of ["neuer Bildschirm", "einen neuen Bildschirm", "Bildschirm"])
    expect(found(query).hits[0]?.name).toBe("Ein Bildschirm");
  expect(found("neu").hits[0]?.name).toBe("Neues Passwort");
});

test("what people say for a part leads to it, before the states that have the word", () => {
  const found = searchIn(
    [story("screens/conduct/CodeOfConductScreen", "Ticked", "Alle Häkchen"), docs("primitives/Checkbox")],
    nothing,
  );
  expect(found("Häkchen").hits.map(({ code: name }) => name)).toEqual([
    "primitives/Checkbox",
    "screens/conduct/CodeOfConductScreen/Ticked",
  ]);
});

test("brightness, size and size of type open the best hit with them; a sheet stands for its first state", () => {
  const first = (query: string, current?: string) => {
    const [hit] = more(query, current).hits;
    return [hit?.id, ...(hit?.settings.map(({ title }) => title) ?? [])];
  };
  expect(first("Gruppe dunkel")).toEqual(["screens-groups-groupscreen--docs", "Dunkel"]);
  expect(first("Gruppe 320")).toEqual(["screens-groups-groupscreen--leavingfailed", "320 px breit"]);
  expect(first("Gruppe 200 % dunkel")).toEqual([
    "screens-groups-groupscreen--leavingfailed",
    "Schrift 200 %",
    "Dunkel",
  ]);
  expect(first("dunkel", "textton--docs")).toEqual(["textton--docs", "Dunkel"]);
  expect(first("Foto dunkel")).toEqual(["screens-id-check-idcapturescreen--toodark"]);
  expect(more("Gruppe dunkel").without).toEqual([]);
  expect(more("Gruppe Raumschiff dunkel").without).toEqual(["Raumschiff"]);
});

test("a screen with a text of its own stands before the word in the glossary, and both before what many screens say", () => {
  const own = "screens/id-check/IdTermsScreen";
  const term = { name: "Personalausweis", also: "ID card", about: "ID card", under: "Glossar", anchor: "wort" };
  const found = searchIn([docs(code), docs(own), docs("Textton")], {
    ...nothing,
    texts: { [own]: "personalausweis" },
    shared: { [code]: "personalausweis" },
    prose: { Textton: "personalausweis" },
    terms: { "textton--docs": [term] },
  });
  expect(found("Personalausweis").hits.map(({ kind, code: name }) => name || kind)).toEqual([
    own,
    "term",
    code,
    "page",
  ]);
  expect(found("ID card").hits[0]).toMatchObject({ kind: "term", about: "ID card", path: ["Textton", "Glossar"] });
});

test("what a page says is found by one word, at the heading above it", () => {
  expect(find("Lupe")).toMatchObject([{ name: "Glossar", anchor: "glossar" }]);
  expect(search("Lupe Textton").without).toEqual(["Lupe"]);
});

test("the exact name of a state stands before longer names with its words", () => {
  const found = searchIn(
    [
      story(code, "AskingSmall", "Rückfrage, auf kleinem Handy"),
      story(code, "BySmsSmall", "SMS-Code, auf kleinem Handy"),
      story(code, "Small", "Auf kleinem Handy"),
    ],
    nothing,
  );
  expect(found("auf kleinem Handy").hits[0]?.name).toBe("Auf kleinem Handy");
});

test("two words that mean one are read as one, and a piece of a word is not what it hints at", () => {
  const found = searchIn([story(group, "Full", "Gruppe voll"), story(code, "Expired", "Code abgelaufen")], nothing);
  expect(found("kein Platz").hits.map(({ name }) => name)).toEqual(["Gruppe voll"]);
  expect(found("zu spät").hits.map(({ name }) => name)).toEqual(["Code abgelaufen"]);
  expect(found("Verspätung").hits).toEqual([]);
});

test("a word with hyphens is one term and several", () => {
  expect(queryTerms("Check-in")).toEqual([{ typed: "Check-in", word: "checkin", pieces: ["check", "in"] }]);
});

test("forms of a word share a stem, and other words do not", () => {
  const forms = [
    ["gebucht", "gebuchter", "buchen", "buchung", "buchungen"],
    ["falsch", "falsches", "falscher"],
    ["angemeldet", "anmelden", "anmeldung"],
    ["termin", "termine", "terminen"],
    ["text", "texte"],
    ["foto", "fotos"],
    ["kopieren", "kopiert", "kopierter"],
  ];
  const stems = forms.map((words) => new Set(words.map(stemOf)));
  expect(stems.map(({ size }) => size)).toEqual(forms.map(() => 1));
  expect(new Set(stems.flatMap((each) => [...each])).size).toBe(forms.length);
});
