import ts from "typescript";
import { Refused } from "./refused.ts";

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : undefined);

const put = (text: string, at: number, more: string) => text.slice(0, at) + more + text.slice(at);

/** Adds a property to an object, or an entry to a list, that a file keeps in the constant `name`. */
export function addEntry(file: string, text: string, name: string, entry: string): string {
  const list = valueOf(file, text, name);
  const entries = ts.isObjectLiteralExpression(list) ? list.properties : list.elements;
  const last = entries.at(-1);
  return last ? put(text, last.getEnd(), `,\n${entry}`) : put(text, list.getStart() + 1, entry);
}

/** The names of the properties of the constant `name`, with what they hold where that is a text. */
export function propertiesOf(file: string, text: string, name: string): Map<string, string | null> {
  const value = valueOf(file, text, name);
  const properties = ts.isObjectLiteralExpression(value) ? value.properties.filter(ts.isPropertyAssignment) : [];
  return new Map(
    properties.map(({ name: key, initializer }) => [
      ts.isStringLiteral(key) ? key.text : key.getText(),
      ts.isStringLiteral(initializer) ? initializer.text : null,
    ]),
  );
}

function valueOf(file: string, text: string, name: string) {
  const declared = parse(file, text)
    .statements.filter(ts.isVariableStatement)
    .flatMap((line) => [...line.declarationList.declarations])
    .find((each) => each.name.getText() === name);
  let value = declared?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  if (value && (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))) return value;
  throw new Refused(`${file} has no "${name}" to add to.`);
}

/** Adds a word to a type that is one word or several. Throws Refused where the type is anything else. */
export function addWord(file: string, text: string, name: string, word: string): string {
  const type = typeOf(file, text, name);
  if (!type) throw new Refused(`${file} has no type ${name} to add "${word}" to: this state is written by hand.`);
  const words = wordsIn(type);
  if (words.includes(null))
    throw new Refused(`${name} in ${file} is not made of words alone: this state is written by hand.`);
  if (words.includes(word)) throw new Refused(`${name} in ${file} knows "${word}" already.`);
  return put(text, type.getEnd(), ` | "${word}"`);
}

/** The words that a type is made of; none where it is not there. */
export function wordsOf(file: string, text: string, name: string): string[] {
  const type = typeOf(file, text, name);
  return type ? wordsIn(type).filter((word) => word !== null) : [];
}

const typeOf = (file: string, text: string, name: string) =>
  parse(file, text)
    .statements.filter(ts.isTypeAliasDeclaration)
    .find((each) => each.name.text === name)?.type;

/** `null` for each part of the type that is no word. */
const wordsIn = (type: ts.TypeNode): (string | null)[] =>
  (ts.isUnionTypeNode(type) ? type.types : [type]).map((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? part.literal.text : null,
  );

/** Imports a name of a module, beside what is imported from it already. */
export function addImport(file: string, text: string, name: string, from: string): string {
  const imports = parse(file, text).statements.filter(ts.isImportDeclaration);
  const named = imports
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from)
    .map(({ importClause }) => importClause?.namedBindings)
    .find((bindings) => bindings !== undefined && ts.isNamedImports(bindings));
  if (!named) return put(text, imports.at(-1)?.getEnd() ?? 0, `\nimport { ${name} } from "${from}";`);
  if (named.elements.some((each) => each.name.text === name)) return text;
  return put(text, named.elements.at(-1)?.getEnd() ?? named.getStart() + 1, `, ${name}`);
}

/** A row of the contract; what is not written as a text, such as a method that is decided elsewhere, is `null`. */
export type KnownCall = { name: string | null; method: string | null; path: string | null };

/** The rows of the contract that a file defines. */
export function callsIn(file: string, text: string): KnownCall[] {
  const found: KnownCall[] = [];
  const visit = (node: ts.Node): void => {
    const [row] = ts.isCallExpression(node) && node.expression.getText() === "defineCall" ? node.arguments : [];
    if (row && ts.isObjectLiteralExpression(row)) {
      const said = (name: string) => {
        const value = row.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name);
        return value && ts.isStringLiteral(value.initializer) ? value.initializer.text : null;
      };
      found.push({ name: said("name"), method: said("method"), path: said("path") });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}

/** Adds a story below the last one that is made by `meta.story` and has no `play`. */
export function addStory(file: string, text: string, name: string, story: string): string {
  const lines = parse(file, text).statements.filter(ts.isVariableStatement);
  const names = lines.flatMap((line) => line.declarationList.declarations.map((each) => each.name.getText()));
  if (names.includes(name)) throw new Refused(`${file} has "${name}" already.`);
  const last = lines.findLast((line) => /= meta\.story\(/.test(line.getText()) && !/\bplay:/.test(line.getText()));
  if (!last) throw new Refused(`${file} has no story made by meta.story to add to.`);
  return put(text, last.getEnd(), `\n${story}`);
}
