import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource, visit } from "#workbench/shared/source/syntax.ts";
import { englishQuotations } from "./englishQuotations.ts";
import type { Expectation, Proof, NamedProof } from "./proof.ts";
import { checkedWordsIn } from "./requirementWords.ts";
import { type Row, namedIn } from "./rows.ts";
import { storyProofs, declarationsOf } from "./storyProofs.ts";
import { quotationsIn, readWordings, type Wordings } from "./wordings.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { isIdList } from "./ids.ts";
import { titlesIn } from "./titles.ts";

export type ProofMap = { proofs: Map<string, Proof[]>; faults: string[] };

export const storyFile = /\.stories\.tsx$/;
const testFile = /\.(test|journey)\.tsx?$/;

/** The proofs of each row in the stories, tests and texts at `root`. An unknown id proves nothing. */
export function proofMap(root: string, rows: readonly Row[], english = englishQuotations): ProofMap {
  const stories = filesIn(root, ["stories"], storyFile).map((file) => storyProofs(parseSource(root, file)));
  const tests = filesIn(root, ["tests"], testFile)
    .filter((file) => !/^tests\/(checks|workbench\/spec)\//.test(file))
    .flatMap((file) => testProofs(parseSource(root, file), root));
  const named = [...stories.flatMap(({ proofs }) => proofs), ...tests];
  const states = new Set(named.flatMap(({ proof, isState }) => (isState && "story" in proof ? [proof.story] : [])));
  const wordings = readWordings(root, english);
  const proofs = new Map<string, Proof[]>();
  for (const row of rows) {
    const own: Proof[] = [
      ...named.filter((each) => each.row === row.id).map(({ proof }) => proof),
      ...quotationsIn(row.text).flatMap((quotation): Proof[] => {
        const wording = wordings.wordingOf(quotation);
        return wording ? [{ kind: wording.kind, key: wording.key, text: quotation.text }] : [];
      }),
    ];
    if (own.length > 0) proofs.set(row.id, [...own, ...expectationsOf(row, own, states, wordings)]);
  }
  return { proofs, faults: stories.flatMap(({ faults }) => faults) };
}

/** What the state stories of a row are checked for. */
function expectationsOf(
  { kind, text }: Row,
  proofs: readonly Proof[],
  states: ReadonlySet<string>,
  { germanOf }: Wordings,
): Expectation[] {
  if (kind !== "look" && kind !== "text") return [];
  const words = kind === "look" ? checkedWordsIn(text).map(({ word }) => word) : [];
  const texts = quotationsIn(text).flatMap((quotation) => (quotation.isGiven ? (germanOf(quotation) ?? []) : []));
  if (words.length + texts.length === 0) return [];
  return proofs.flatMap((proof) =>
    "story" in proof && states.has(proof.story)
      ? [{ kind: "expectation", story: proof.story, title: proof.title, words, texts }]
      : [],
  );
}

/**
 * The rows that the titles of one test file name. A title with a placeholder also names the rows in its table, which is in
 * the file or imported from another one at `root`.
 */
function testProofs(source: ts.SourceFile, root: string): NamedProof[] {
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
