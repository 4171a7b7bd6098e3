import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { parseSource, visit } from "#workbench/shared/source/syntax.ts";
import { isIdList } from "./ids.ts";
import type { NamedProof } from "./proof.ts";
import { namedIn } from "./rows.ts";
import { declarationsOf } from "./storyProofs.ts";
import { titlesIn } from "./titles.ts";

/**
 * The rows that the titles of one test file name. A title with a placeholder also names the rows in its table, which is in
 * the file or imported from another one at `root`.
 */
export function testProofs(source: ts.SourceFile, root: string): NamedProof[] {
  const kind = /\.journey\.tsx?$/.test(source.fileName) ? "journey" : "test";
  return titlesIn(source).flatMap(({ text: title, table }) => {
    const fromTable = table && /%|\$/.test(title) ? rowsIn(table.arguments[0], source, root) : [];
    return [...new Set([...namedIn(title), ...fromTable])].map((row): NamedProof => ({
      row,
      proof: { kind, file: source.fileName, title },
    }));
  });
}

function rowsIn(table: ts.Node | undefined, source: ts.SourceFile, root: string): string[] {
  const rows: string[] = [];
  const constant =
    table && ts.isIdentifier(table)
      ? (declarationOf(table.text, source) ?? importedAs(table.text, source, root))
      : table;
  if (constant)
    visit(constant, (node) => {
      if (ts.isStringLiteralLike(node) && isIdList(node.text)) rows.push(...namedIn(node.text));
    });
  return rows;
}

const declarationOf = (name: string, source: ts.SourceFile) =>
  declarationsOf(source).find((declaration) => declaration.name.getText() === name)?.initializer;

function importedAs(name: string, source: ts.SourceFile, root: string) {
  const line = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.some((element) => element.name.text === name);
  });
  const specifier = line && ts.isStringLiteral(line.moduleSpecifier) ? line.moduleSpecifier.text : "";
  const file = specifier.replace(/^#workbench\//, ".storybook/").replace(/^#/, "");
  return /\.tsx?$/.test(file) && existsSync(path.join(root, file))
    ? declarationOf(name, parseSource(root, file))
    : undefined;
}
