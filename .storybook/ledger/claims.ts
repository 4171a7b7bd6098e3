import ts from "typescript";
import { filesIn } from "#workbench/shared/source/files.ts";
import { parseSource } from "#workbench/shared/source/syntax.ts";
import { storyFile } from "#workbench/spec/proofs.ts";
import { namedIn } from "#workbench/spec/rows.ts";
import { storyIdOf } from "#workbench/shared/storybook/storyId.ts";
import { declarationsOf, displayNameOf, isStory, titleOf } from "#workbench/spec/storyProofs.ts";
import { storyProperties } from "./storyProperties.ts";

/** The state and the rows that a story names, merged with those of its meta and of the story that it extends. */
export type Claim = {
  story: string;
  title: string;
  isBehaviour: boolean;
  state: string | null;
  rows: string[];
};

const textOf = (node: ts.Expression | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);
const textsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.flatMap((each) => textOf(each) ?? []) : [];

/** The claims of all stories below `root` except journeys, which show no state of their own. */
export const readClaims = (root: string): Claim[] =>
  filesIn(root, ["stories"], storyFile)
    .filter((file) => !file.startsWith("stories/journeys/"))
    .flatMap((file) => claimsOf(parseSource(root, file)));

function claimsOf(source: ts.SourceFile): Claim[] {
  const properties = storyProperties(source);
  const title = titleOf(source);
  return declarationsOf(source)
    .filter(isStory)
    .map((declaration) => {
      const name = declaration.name.getText();
      return {
        story: storyIdOf(title, name),
        title: `${title}/${displayNameOf(declaration)}`,
        isBehaviour: properties.all(name, ["tags"]).flatMap(textsOf).includes("behaviour"),
        state: textOf(properties.first(name, ["parameters", "state"])),
        rows: textsOf(properties.first(name, ["parameters", "spec"])).flatMap(namedIn),
      };
    });
}
