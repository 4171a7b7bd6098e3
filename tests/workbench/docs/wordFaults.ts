import ts from "typescript";
import { locationOf, visit } from "#workbench/shared/source/syntax.ts";

/** What German texts of the workbench do not say, as whole words, and what they say instead. */
const replaced: readonly (readonly [words: string, instead: string])[] = [
  ["Geschichten?", "Story, Storys"],
  ["Baus?|[Bb]eim Bauen", "Build"],
  ["Hakens?", "Hook, oder Häkchen"],
  ["Spion(?:en?|s)?", "Spy, Spies"],
  ["Kopfzeilen?", "Header"],
  ["Aufbewahrens?|Zwischenspeichers?", "Cache"],
  ["Rückruf(?:en?|s)?", "Callback"],
  ["Hüllen?", "Shell"],
  ["Ersatz(?:es)?|Stand-ins?", "Mock-Server"],
  ["(?:[Dd]iese[mnrs]|[Kk]eine[mn]?) Stand", "Commit oder Version"],
  [
    "Stand(?:e?s)? (?:(?:der|einer|ihrer) (?:Maschinen?|Dinge)|des (?:Ablaufs|Codes|Repositorys))",
    "Zustand oder Snapshot",
  ],
  ["getypt(?:e[nmrs]?)?", "typisiert"],
  ["(?:Code|Schlüssel|Build)(?!\\p{L})[^.]*?übersetz\\p{L}*", "kompilieren"],
  ["[Ww]as uns neu entscheiden lässt", "Wann wir neu entscheiden"],
  ["Inhaltsrichtlinien?|Sicherheitsrichtlinien?", "Content Security Policy (CSP)"],
  ["Fund(?:en?|s)?", "Hinweis, Fehler oder Empfehlung"],
  ["Weg(?:s|es)? hinein", "Registrierung und Anmeldung"],
  ["Kennwort(?:e?s|e)?|Kennwörtern?", "Passwort"],
  ["Probetag(?:en?|e?s)?", "Termin"],
  ["Meine? (?:Profil|Termin|Einsatz|Gruppe)", "Ihr Profil, Ihr Termin, Ihre Gruppe"],
  ["Finanzdaten|Abrechnungsdaten", "Bank und Steuer"],
  ["Lohnzettel[ns]?|Abrechnungsdokument(?:en?|s)?", "Lohnabrechnung"],
  ["Hilfe und Support", "Hilfe und Kontakt"],
];

/** `\b` does not know umlauts. */
const patterns = replaced.map(
  ([words, instead]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"), instead] as const,
);

/** The words of a text that have a better one: `Kopfzeile: say Header`. */
export const wordFaults = (text: string): string[] =>
  patterns.flatMap(([find, instead]) => {
    const [hit] = find.exec(text.replaceAll(/\s+/g, " ")) ?? [];
    return hit === undefined ? [] : [`${hit}: say ${instead}`];
  });

/** A page without what it does not say to its readers: imports, code and the addresses of links. */
export const proseOf = (page: string): string =>
  page
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/```[\s\S]*?```/g, "")
    .replaceAll(/``[^\n]+?``|`[^`\n]+`/g, "")
    .replaceAll(/\]\([^()]*\)/g, "]");

/** The texts between the quotes, backticks and tags of a module. */
export function textsIn(source: ts.SourceFile): { place: string; text: string }[] {
  const texts: { place: string; text: string }[] = [];
  visit(source, (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push({ place: locationOf(node), text: node.text });
  });
  return texts;
}
