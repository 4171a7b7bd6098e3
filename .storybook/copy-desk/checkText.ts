import { CopyFault, readMessage, type Arg, type Fault } from "#src/copy/build/icu.ts";
import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "#src/copy/store.ts";
import { parsed } from "../findings/reading.ts";
import { valueNames } from "./valueNames.ts";

/** Why a text cannot stand, in German; null when it can. */
export function problemIn(text: string, locale: string): string | null {
  if (text.trim() === "") return "Hier fehlt der Text.";
  try {
    readMessage(text, locale);
    return null;
  } catch (error) {
    if (error instanceof CopyFault) return inGerman(error.fault, text);
    throw error;
  }
}

/** Why a text cannot replace the original, in German; null when it can. */
export const problemOf = (text: string, original: string, locale: Locale): string | null =>
  problemIn(text, locale) ??
  argumentProblem(original, readMessage(original, locale).args, readMessage(text, locale).args);

export type Placeholder = { name: string; form: string; isPlural: boolean };

/** The values of a text as it writes them, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  const found = new Map<string, Placeholder>();
  const walk = (nodes: readonly MessageFormatElement[]): void => {
    for (const node of nodes) {
      if (node.type === TYPE.tag) walk(node.children);
      if (node.type === TYPE.plural || node.type === TYPE.select)
        for (const { value } of Object.values(node.options)) walk(value);
      const isPlural = node.type === TYPE.plural;
      if (!isPlural && !plain.has(node.type)) continue;
      if (node.type === TYPE.literal || node.type === TYPE.pound) continue;
      const written = text.slice(node.location?.start.offset, node.location?.end.offset);
      const form = isPlural ? `{${node.value}, plural, …}` : written;
      found.set(form, { name: node.value, form, isPlural });
    }
  };
  walk(parsed(text));
  return [...found.values()];
}

const plain: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time]);

/** `{current}` as the original writes it, such as `{current, number}`; only where it has one form. */
export function completed(text: string, original: string): string {
  const all = placeholdersIn(original);
  return all
    .filter(({ name, isPlural }) => !isPlural && all.filter((other) => other.name === name).length === 1)
    .reduce((whole, { name, form }) => whole.replaceAll(`{${name}}`, form), text);
}

type Args = Record<string, Arg>;

const written = (name: string, arg: Arg) => {
  switch (arg.kind) {
    case "text":
      return `{${name}}`;
    case "number":
      return `{${name}, number} oder {${name}, plural, …}`;
    case "date":
      return `{${name}, date, long} oder {${name}, time, short}`;
    case "tag":
      return `<${name}>…</${name}>`;
    case "select":
      return `{${name}, select, ${arg.options.map((option) => `${option} {…}`).join(" ")}}`;
  }
};

const short = (name: string, arg: Arg) => (arg.kind === "tag" ? `<${name}>` : `{${name}}`);

const nameOf = (name: string) => `„${valueNames[name] ?? name}“`;

/** `#` in the cases of a plural. */
function available(original: string, expected: Args): string {
  const plurals = new Set(placeholdersIn(original).flatMap(({ name, isPlural }) => (isPlural ? [name] : [])));
  const all = Object.entries(expected).map(([name, arg]) =>
    arg.kind === "tag" ? short(name, arg) : `${plurals.has(name) ? "#" : short(name, arg)} (${nameOf(name)})`,
  );
  return all.length > 0 ? `Hier gibt es: ${all.join(", ")}.` : "Hier gibt es keine Platzhalter.";
}

const list = new Intl.ListFormat("de");

/** Names all that are missing: each has a button that inserts it, unless it has several forms. */
function missingProblem(original: string, missing: readonly (readonly [name: string, arg: Arg])[]): string | null {
  const forms = placeholdersIn(original);
  const isInserted = ([name]: (typeof missing)[number]) => forms.some((one) => one.name === name && !one.isPlural);
  const [other] = missing.filter((one) => !isInserted(one));
  if (other) return `Der Platzhalter ${short(...other)} fehlt. Bitte schreiben Sie ${written(...other)}.`;
  const names = missing.map(([name]) => nameOf(name));
  if (names.length === 0) return null;
  return names.length === 1
    ? `Es fehlt ${list.format(names)}. Bitte setzen Sie es mit der Schaltfläche unter dem Feld ein.`
    : `Es fehlen ${list.format(names)}. Bitte setzen Sie sie mit den Schaltflächen unter dem Feld ein.`;
}

/** Superfluous ones first: a misspelt argument is missing and superfluous at once. */
function argumentProblem(original: string, expected: Args, found: Args): string | null {
  for (const [name, arg] of Object.entries(found))
    if (!Object.hasOwn(expected, name))
      return `Den Platzhalter ${short(name, arg)} gibt es hier nicht. ${available(original, expected)}`;
  const missing = missingProblem(
    original,
    Object.entries(expected).filter(([name]) => !Object.hasOwn(found, name)),
  );
  if (missing) return missing;
  for (const [name, arg] of Object.entries(expected)) {
    const other = found[name];
    if (!other) continue;
    if (other.kind !== arg.kind) return `Bitte schreiben Sie ${written(name, arg)}.`;
    if (arg.kind === "select" && other.kind === "select") {
      const options = optionProblem(name, arg.options, other.options);
      if (options) return options;
    }
  }
  return null;
}

function optionProblem(name: string, expected: readonly string[], found: readonly string[]): string | null {
  const foreign = found.find((option) => !expected.includes(option));
  if (foreign) return `Bei {${name}} gibt es den Fall „${foreign}“ nicht. Es gibt: ${expected.join(", ")}.`;
  const missing = expected.find((option) => !found.includes(option));
  return missing ? `Bei {${name}} fehlt der Fall „${missing}“.` : null;
}

/** A name that runs on to the next bracket is one that was not closed. */
const isOpenAt = (text: string, at: number) => !/^\{[^{}]*\}/u.test(text.slice(at - 1));

function inGerman(fault: Fault, text: string): string {
  switch (fault.kind) {
    case "zeroWidth":
      return "Der Text enthält ein unsichtbares Zeichen. Bitte löschen Sie es.";
    case "outerSpace":
      return "Am Anfang oder am Ende steht ein Leerzeichen. Bitte löschen Sie es.";
    case "syntax":
      return `Zeichen ${fault.at}: ${fault.code === "MALFORMED_ARGUMENT" && isOpenAt(text, fault.at) ? brace : (syntax[fault.code] ?? "Diese Schreibweise ist nicht lesbar.")}`;
    case "argumentName":
      return `„${fault.name}“ kann kein Platzhalter sein: Namen beginnen klein und haben nur Buchstaben und Ziffern.`;
    case "twoKinds":
      return `Der Platzhalter {${fault.name}} ist hier auf zwei Arten geschrieben. Bitte verwenden Sie nur eine.`;
    case "format":
      return `Das Format „${fault.name}“ gibt es nicht. Es gibt: ${fault.allowed.join(", ")}.`;
    case "pluralUnknown":
      return `Die Mehrzahlform „${fault.form}“ gibt es nicht. Es gibt: ${fault.allowed.join(", ")}.`;
    case "pluralMissing":
      return `Bei {${fault.name}} fehlt die Mehrzahlform „${fault.form}“.`;
  }
}

const brace = "Eine Klammer { ist offen. Bitte schließen Sie sie mit }.";
const tag = "Ein Element <…> ist nicht geschlossen.";
const branch = "Nach dem Fall fehlt sein Text in { }.";

const syntax: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: brace,
  EMPTY_ARGUMENT: "Zwischen { und } fehlt der Name des Platzhalters.",
  MALFORMED_ARGUMENT: "Zwischen { und } steht kein Name eines Platzhalters.",
  EXPECT_ARGUMENT_TYPE: "Nach dem Komma fehlt, was der Platzhalter ist: number, date, time, plural oder select.",
  INVALID_ARGUMENT_TYPE: "Diese Art von Platzhalter gibt es nicht. Es gibt: number, date, time, plural, select.",
  EXPECT_ARGUMENT_STYLE: "Nach dem Komma fehlt das Format.",
  MISSING_OTHER_CLAUSE: "Der Fall „other“ fehlt.",
  EXPECT_PLURAL_ARGUMENT_SELECTOR: "Nach plural fehlen die Fälle, zum Beispiel one {…} other {…}.",
  EXPECT_SELECT_ARGUMENT_SELECTOR: "Nach select fehlen die Fälle, zum Beispiel other {…}.",
  EXPECT_PLURAL_ARGUMENT_OPTIONS: "Nach plural fehlen die Fälle, zum Beispiel one {…} other {…}.",
  EXPECT_SELECT_ARGUMENT_OPTIONS: "Nach select fehlen die Fälle, zum Beispiel other {…}.",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: branch,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: branch,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: "Ein Fall steht zweimal da.",
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: "Ein Fall steht zweimal da.",
  INVALID_TAG: tag,
  UNCLOSED_TAG: tag,
  UNMATCHED_CLOSING_TAG: "Ein Element wird geschlossen, das nicht offen ist.",
};
