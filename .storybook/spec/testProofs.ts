import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { parseSource, visit } from "#workbench/shared/source/syntax.ts";
import type { NamedProof } from "./proof.ts";
import { namedIn } from "./rows.ts";
import { titlesIn } from "./titles.ts";

const onlyRows = /^[A-Z]{2,5}-\d{2,3}(\.\.\d{2,3})?(, [A-Z]{2,5}-\d{2,3}(\.\.\d{2,3})?)*$/;

/**
 * The rows that the titles of one test file name; a title with a placeholder also names those its table holds, be it in
 * the file or imported from another one at `root`.
 */
export function testProofs(source: ts.SourceFile, root: string): NamedProof[] {
  const proofs: NamedProof[] = [];
  const kind = /\.journey\.tsx?$/.test(source.fileName) ? "journey" : "test";
  for (const { text: title, table } of titlesIn(source)) {
    const fromTable = table && /%|\$/.test(title) ? rowsIn(table.arguments[0], source, root) : [];
    for (const row of new Set([...namedIn(title), ...fromTable]))
      proofs.push({ row, proof: { kind, file: source.fileName, title } });
  }
  return proofs;
}

function rowsIn(table: ts.Node | undefined, source: ts.SourceFile, root: string): string[] {
  const rows: string[] = [];
  const constant =
    table && ts.isIdentifier(table)
      ? (declarationOf(table.text, source) ?? importedAs(table.text, source, root))
      : table;
  if (constant)
    visit(constant, (node) => {
      if (ts.isStringLiteralLike(node) && onlyRows.test(node.text)) rows.push(...namedIn(node.text));
    });
  return rows;
}

const declarationOf = (name: string, source: ts.SourceFile) =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;

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
