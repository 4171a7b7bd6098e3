import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { hashOf } from "./hash.ts";
import { parseSource, visit } from "./syntax.ts";

const ALIAS = /^#(src|app|tests|stories|workbench)\//;
const SCRIPT = /\.[mc]?[jt]sx?$/;
const SHEET = /\.css$/;
const SHEET_IMPORT = /@import\s+["']([^"']+)/g;
const CATALOGUE = /^src\/copy\/[a-z]{2}\/\w+\.json$/;

/**
 * Every file of the project that story files reach by imports, themselves included. Types leave no trace in a picture and
 * are left out; so are packages, which the lockfile stands for, and texts that are found by pattern, which are watched
 * one by one. A file that `isFollowed` refuses counts for nothing, nor does what only it reaches.
 */
export function moduleReader(root: string, isFollowed: (file: string) => boolean = () => true) {
  const imported = new Map<string, string[]>();
  const directly = (file: string): string[] => {
    const found = imported.get(file) ?? importsOf(root, file).filter(isFollowed);
    imported.set(file, found);
    return found;
  };
  const contents = new Map<string, string>();
  const content = (file: string): string => {
    const hash = contents.get(file) ?? hashOf(readFileSync(path.join(root, file)));
    contents.set(file, hash);
    return hash;
  };
  const reached = (...files: string[]): string[] => {
    const visited = new Set(files);
    for (const one of visited) for (const next of directly(one)) visited.add(next);
    return [...visited].toSorted();
  };
  const hash = (...files: string[]) => hashOf(...reached(...files).flatMap((one) => [one, content(one)]));
  return { directly, reached, hash };
}

function importsOf(root: string, file: string): string[] {
  const found: string[] = [];
  const add = (name: string) => {
    const at = resolvedFile(root, file, name);
    if (at) found.push(at);
  };
  if (SHEET.test(file))
    for (const [, name = ""] of readFileSync(path.join(root, file), "utf8").matchAll(SHEET_IMPORT)) add(name);
  if (!SCRIPT.test(file)) return found;
  visit(parseSource(root, file), (node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      add(textOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) add(textOf(node.moduleSpecifier));
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    const callee = node.expression.getText();
    const [first] = node.arguments ?? [];
    if (!first) return;
    if (callee === "import" || callee === "URL") add(textOf(first));
    if (callee === "import.meta.glob")
      for (const pattern of patternsOf(first)) found.push(...matching(root, file, pattern));
  });
  return found;
}

const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : "");
const patternsOf = (node: ts.Node): string[] =>
  (ts.isArrayLiteralExpression(node) ? [...node.elements] : [node]).map(textOf);

function resolvedFile(root: string, from: string, name: string): string | undefined {
  const [bare = ""] = name.split("?");
  const alias = ALIAS.exec(bare)?.[1];
  const at = alias
    ? path.posix.join(alias === "workbench" ? ".storybook" : alias, bare.slice(alias.length + 2))
    : bare.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), bare)
      : undefined;
  return at && existsSync(path.join(root, at)) ? at : undefined;
}

const matching = (root: string, from: string, pattern: string): string[] =>
  globSync(path.posix.join(path.posix.dirname(from), pattern), { cwd: root })
    .map((at) => at.replaceAll(path.sep, "/"))
    .filter((at) => !CATALOGUE.test(at));
