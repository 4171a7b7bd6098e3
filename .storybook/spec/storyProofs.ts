import { storyNameFromExport, toId } from "storybook/internal/csf";
import ts from "typescript";
import { placeOf, visit } from "#workbench/source/syntax.ts";
import type { NamedProof } from "./proof.ts";
import { namedIn } from "./rows.ts";

export type StoryProofs = { proofs: NamedProof[]; faults: string[] };

/** The rows that the stories of one file name in `parameters.spec`; those of the meta hold for its first story. */
export function storyProofs(source: ts.SourceFile): StoryProofs {
  const proofs: NamedProof[] = [];
  const faults: string[] = [];
  const title = titleOf(source);
  const declared = declarationsOf(source);
  const stories = declared.filter(isStory).map((story) => story.name.getText());
  for (const declaration of declared) {
    const name = isStory(declaration) ? declaration.name.getText() : stories[0];
    const specs = specsOf(declaration);
    if (specs.length > 0 && name === undefined)
      faults.push(`${placeOf(declaration)} names rows, but the file has no story`);
    for (const { text, node } of name === undefined ? [] : specs) {
      if (text === undefined)
        faults.push(`${placeOf(node)} rows in spec are plain strings, so that they can be counted`);
      const kind = isStory(declaration) && expectsInPlay(declaration) ? "play" : "story";
      const story = storyIdOf(title, name ?? "");
      for (const row of namedIn(text ?? "")) proofs.push({ row, proof: { kind, story, title: `${title}/${name}` } });
    }
  }
  return { proofs, faults };
}

/** The path is the title (style.md 10). */
export const titleOf = ({ fileName }: ts.SourceFile): string => fileName.replace(/^stories\/(.*)\.stories\.tsx$/, "$1");

export const storyIdOf = (title: string, name: string): string => toId(title, storyNameFromExport(name));

export const declarationsOf = (source: ts.SourceFile): ts.VariableDeclaration[] =>
  source.statements.filter(ts.isVariableStatement).flatMap((line) => [...line.declarationList.declarations]);

export const isStory = ({ initializer, parent }: ts.VariableDeclaration): boolean =>
  !!initializer &&
  ts.isCallExpression(initializer) &&
  /\.(story|extend|test)$/.test(initializer.expression.getText()) &&
  !!ts.getModifiers(parent.parent as ts.VariableStatement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Whether the story has a play of its own, and that one expects something. */
function expectsInPlay({ initializer }: ts.VariableDeclaration): boolean {
  let expects = false;
  const story = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
  if (!story || !ts.isObjectLiteralExpression(story)) return false;
  for (const property of story.properties.filter((one) => one.name?.getText() === "play"))
    visit(property, (node) => {
      expects ||= ts.isCallExpression(node) && node.expression.getText() === "expect";
    });
  return expects;
}

type Spec = { node: ts.Node; text: string | undefined };

function specsOf(declaration: ts.VariableDeclaration): Spec[] {
  const specs: Spec[] = [];
  visit(declaration, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== "spec" || !isOfParameters(node)) return;
    const entries = ts.isArrayLiteralExpression(node.initializer) ? node.initializer.elements : [node.initializer];
    for (const entry of entries)
      specs.push({ node: entry, text: ts.isStringLiteralLike(entry) ? entry.text : undefined });
  });
  return specs;
}

const isOfParameters = ({ parent: { parent } }: ts.PropertyAssignment) =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === "parameters";
