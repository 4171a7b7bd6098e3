import path from "node:path";
import ts from "typescript";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { locationOf } from "#workbench/shared/source/syntax.ts";
import { findInCode } from "./code.ts";
import { report } from "./report.ts";

/** Barred in names, with the standard terms to use instead. */
const BARRED: readonly (readonly [words: string, instead: string])[] = [
  ["ask asks asked asking asker", "request, fetch, deps, requested"],
  ["arrival arrivals", "focus"],
  ["begin begins begun", "start, initial"],
  ["draw draws drawn", "render, prerendered"],
  ["elsewhere", "external, other"],
  ["here", "current, mounted"],
  ["hold holds held", "pause, paused"],
  ["keep keeps kept keeper", "store, save, cancel"],
  ["know knows known", "cached, context, loaded"],
  ["later", "lazy, deferred"],
  ["look looks looking", "sync, variants"],
  ["nobody somebody whoever", "user, none"],
  ["outcome outcomes", "result"],
  ["place places", "step, index, position"],
  ["plan plans", "deps, scenario"],
  ["say says said", "announce, text, message"],
  ["soon", "deferred, upcoming"],
  ["standing standings", "status"],
  ["stay stays", "session, pinned"],
  ["tell tells told", "notify, report, send"],
  ["wanted wish wishes", "requested, target"],
  ["way ways", "auth, link, session"],
  ["whole", "complete"],
];

/** Names of libraries, of the browser, of the provider and of the trade. */
const OWN = new Set([
  "ComingSoon",
  "ComingSoonProps",
  "comingSoon",
  "drawImage",
  "googleKnown",
  "keepDirtyValues",
  "keepErrors",
  "keepIsSubmitted",
  "keepPreviousData",
  "keepSubmitCount",
  "keepTouched",
  "onBegin",
]);

const workbench = ["findings", "ledger", "machines", "search", "spec"];

/** Folders with older names. May only shrink. */
const unchecked = new RegExp(
  `^(stories/(connected|journeys|support)|tests/(app|bench|engines|features/auth|firstHour|hosting|journeys|monkey|screens|workbench(?!/(${workbench.join("|")})/)))/`,
);

const insteadOf = new Map(
  BARRED.flatMap(([words, instead]) => words.split(" ").map((word) => [word, instead] as const)),
);

const barredIn = (name: string): string | undefined =>
  OWN.has(name)
    ? undefined
    : name
        .replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3 $2$4")
        .toLowerCase()
        .split(/[^a-z]+/)
        .find((word) => insteadOf.has(word));

/** Names of stories are sentences. */
const isStory = (node: ts.Node) =>
  ts.isVariableDeclaration(node) && /\.(story|extend)\(/.test(node.initializer?.getText() ?? "");

/** The name that a node declares for other files. */
function declared(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    isType(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isExportSpecifier(node);
  return isDeclaration && (isType(node) || isExport(node)) && node.name && ts.isIdentifier(node.name)
    ? node.name
    : undefined;
}

const isType = (node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);

function isExport(node: ts.Node): boolean {
  if (ts.isExportSpecifier(node)) return true;
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** Files, types and exports that are named with a barred word. */
export function wordFaults(root: string): string[] {
  const files = filesIn(
    root,
    ["app", "src", "stories", "tests", ...workbench.map((name) => `.storybook/${name}`)],
    /\.tsx?$/,
  );
  const checked = files.filter((one) => !one.endsWith(".gen.ts") && !unchecked.test(one));
  const inFiles = checked.flatMap((file) => {
    const word = barredIn(path.basename(file).replace(/\..*/, ""));
    return word ? [`${file}: the name says "${word}"; ${insteadOf.get(word)}`] : [];
  });
  const inCode = findInCode(root, checked, (node) => {
    const name = declared(node);
    const word = name && barredIn(name.text);
    return word && !isStory(node)
      ? `${locationOf(name)} ${name.text} says "${word}"; ${insteadOf.get(word)}`
      : undefined;
  });
  return [...inFiles, ...inCode];
}

if (import.meta.main) report("words", wordFaults(top), "no file, type or export is named with a barred word");
