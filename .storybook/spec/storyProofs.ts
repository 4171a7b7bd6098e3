import ts from "typescript";
import { locationOf, visit } from "#workbench/shared/source/syntax.ts";
import { storyIdOf } from "#workbench/shared/storybook/storyId.ts";
import type { NamedProof } from "./proof.ts";
import { namedIn } from "./rows.ts";

export type StoryProofs = { proofs: NamedProof[]; faults: string[] };

/** The rows that the stories of a file name in `parameters.spec`; those of the meta count for its first story. */
export function storyProofs(source: ts.SourceFile): StoryProofs {
  const proofs: NamedProof[] = [];
  const faults: string[] = [];
  const title = titleOf(source);
  const declared = declarationsOf(source);
  const first = declared.find(isStory);
  for (const declaration of declared) {
    const shown = isStory(declaration) ? declaration : first;
    const specs = specsOf(declaration);
    if (!shown) {
      if (specs.length > 0) faults.push(`${locationOf(declaration)} names rows, but the file has no story`);
      continue;
    }
    const story = storyIdOf(title, shown.name.getText());
    const kind = isStory(declaration) && expectsInPlay(declaration) ? "play" : "story";
    for (const { text, node } of specs) {
      if (text === undefined)
        faults.push(`${locationOf(node)} rows in spec are plain strings, so that they can be counted`);
      for (const row of namedIn(text ?? ""))
        proofs.push({
          row,
          proof: { kind, story, title: `${title}/${displayNameOf(shown)}` },
          isState: !title.startsWith("connected/") && isState(shown),
        });
    }
  }
  return { proofs, faults };
}

export const titleOf = ({ fileName }: ts.SourceFile): string => fileName.replace(/^stories\/(.*)\.stories\.tsx$/, "$1");

export const declarationsOf = (source: ts.SourceFile): ts.VariableDeclaration[] =>
  source.statements.filter(ts.isVariableStatement).flatMap((line) => [...line.declarationList.declarations]);

export const isStory = ({ initializer, parent }: ts.VariableDeclaration): boolean =>
  !!initializer &&
  ts.isCallExpression(initializer) &&
  /\.(story|extend|test)$/.test(initializer.expression.getText()) &&
  !!ts.getModifiers(parent.parent as ts.VariableStatement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** A property of the story itself, not of one that it extends or spreads. */
function ownProperty({ initializer }: ts.VariableDeclaration, name: string): ts.ObjectLiteralElementLike | undefined {
  const story = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
  if (!story || !ts.isObjectLiteralExpression(story)) return undefined;
  return story.properties.find((property) => property.name?.getText() === name);
}

/** The name in the sidebar, or the export name. */
export function displayNameOf(story: ts.VariableDeclaration): string {
  const name = ownProperty(story, "name");
  const isLiteral = name && ts.isPropertyAssignment(name) && ts.isStringLiteral(name.initializer);
  return isLiteral ? name.initializer.text : story.name.getText();
}

/** The story has its own play function with an assertion. */
function expectsInPlay(story: ts.VariableDeclaration): boolean {
  let expects = false;
  const play = ownProperty(story, "play");
  if (play)
    visit(play, (node) => {
      expects ||= ts.isCallExpression(node) && node.expression.getText() === "expect";
    });
  return expects;
}

const isState = (story: ts.VariableDeclaration) =>
  !/\b(?:behaviour|sheet|connected)\b/.test(ownProperty(story, "tags")?.getText() ?? "");

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
