import ts from "typescript";
import { parse } from "@formatjs/icu-messageformat-parser";
import { source, type Catalogue } from "#src/copy/build/catalogue.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource, locationOf, visit } from "#workbench/shared/source/syntax.ts";
import { escaped, patternsOf } from "#workbench/spec/wordings.ts";

/** Primitives have no texts of the catalogue. */
const shown = /^stories\/(connected|journeys|patterns|screens)\/.*\.stories\.tsx$/;
const query =
  /^((get|find|query)(All)?By\w+|press|enter|says|does|toHave(TextContent|Accessible\w+)|string(Containing|Matching))$/;
/** In letters: a shorter text is mostly values. */
const SHORTEST = 4;

/** `words`: the source of the pattern. */
type Text = { key: string; words: string; pattern: RegExp };
type Literal = ts.StringLiteralLike | ts.RegularExpressionLiteral;

/** German in queries of stories for which the catalogue has a key: rewording the text would break the play. */
export function queryFaults(root: string, catalogue: Catalogue): string[] {
  const texts = Object.entries(catalogue[source] ?? {})
    .flatMap(([area, entries]) => Object.entries(entries).map(([key, { text }]) => textOf(`${area}.${key}`, text)))
    .filter(({ words }) => letters(words.replaceAll(String.raw`\s`, "")) >= SHORTEST);
  return filesIn(root, ["stories"], shown).flatMap((file) => {
    const { queried, own } = literalsOf(parseSource(root, file));
    return queried.flatMap((literal) => {
      const found = texts.find((text) => matches(text, literal, own));
      return found ? [`${locationOf(literal)}: ${literal.getText()} is the text ${found.key}`] : [];
    });
  });
}

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node);
const nameOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/**
 * The literals that queries search for, also through a constant or a function of the file; and those that the stories
 * render themselves.
 */
function literalsOf(file: ts.SourceFile): { queried: Literal[]; own: string[] } {
  const constants = new Map<string, ts.Expression>();
  visit(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer);
  });
  const isQuery = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && (query.test(nameOf(node)) || containsQuery(constants.get(nameOf(node))));
  const queried = new Set<Literal>();
  const add = (node: ts.Node): void => {
    const constant = ts.isIdentifier(node) ? (constants.get(node.text) ?? node) : node;
    if (isLiteral(constant)) queried.add(constant);
    // A key, or the value of a text.
    if (!ts.isCallExpression(node)) ts.forEachChild(node, add);
  };
  visit(file, (node) => {
    if (isQuery(node)) node.arguments.forEach(add);
  });
  const own: string[] = [];
  const addOwn = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(play|name)$/.test(node.name.getText())) return;
    if (ts.isJsxText(node) || (ts.isStringLiteralLike(node) && !queried.has(node))) own.push(spaced(node.text));
    ts.forEachChild(node, addOwn);
  };
  addOwn(file);
  return { queried: [...queried], own };
}

function containsQuery(value: ts.Expression | undefined): boolean {
  let found = false;
  if (value && ts.isArrowFunction(value))
    visit(value, (node) => {
      found ||= ts.isCallExpression(node) && query.test(nameOf(node));
    });
  return found;
}

const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const letters = (text: string) => text.replaceAll(/\P{L}/gu, "").length;

function textOf(key: string, text: string): Text {
  const words = patternsOf(parse(text), ".+").join("|");
  return { key, words, pattern: new RegExp(`^(?:${words})$`, "u") };
}

function matches({ words, pattern }: Text, literal: Literal, own: readonly string[]): boolean {
  if (ts.isStringLiteralLike(literal)) {
    const text = spaced(literal.text);
    return letters(text) > 0 && pattern.test(text) && !own.includes(text);
  }
  const [, body = ""] = /^\/(.*)\/\w*$/su.exec(literal.text) ?? [];
  // The shape of a date or a number.
  if (/\\[dp]/.test(body)) return false;
  return body
    .replaceAll(/\\s\+?/g, " ")
    .replaceAll(/\\([^\w\s])/g, "$1")
    .split(/\.[*+]|[\d$()*+?[\\\]^{|}]/u)
    .map(spaced)
    .some((run) => letters(run) >= SHORTEST && words.includes(escaped(run)) && !own.some((text) => text.includes(run)));
}
