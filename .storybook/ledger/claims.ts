import ts from "typescript";
import { locationOf } from "#workbench/shared/source/syntax.ts";
import { namedIn } from "#workbench/spec/rows.ts";
import { calledOf, declarationsOf, isStory, storyIdOf, titleOf } from "#workbench/spec/storyProofs.ts";
import { createLookUp } from "./lookUp.ts";

/** What one story says that it shows, as Storybook would merge it from its meta and from what it extends. */
export type Claim = {
  story: string;
  title: string;
  place: string;
  isBehaviour: boolean;
  state: string | null;
  rows: string[];
};

const textOf = (node: ts.Expression | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);
const textsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.flatMap((each) => textOf(each) ?? []) : [];

/** The stories of one file with the state and the rows that each of them claims. */
export function claimsOf(source: ts.SourceFile): Claim[] {
  const lookUp = createLookUp(source);
  const title = titleOf(source);
  return declarationsOf(source)
    .filter(isStory)
    .map((declaration) => {
      const name = declaration.name.getText();
      return {
        story: storyIdOf(title, name),
        title: `${title}/${calledOf(declaration)}`,
        place: locationOf(declaration),
        isBehaviour: lookUp.all(name, ["tags"]).flatMap(textsOf).includes("behaviour"),
        state: textOf(lookUp.first(name, ["parameters", "state"])),
        rows: textsOf(lookUp.first(name, ["parameters", "spec"])).flatMap(namedIn),
      };
    });
}
