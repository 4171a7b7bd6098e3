import path from "node:path";
import ts from "typescript";
import { locationOf, visit } from "#workbench/shared/source/syntax.ts";
import { top } from "#workbench/shared/source/files.ts";
import { programOf } from "./code.ts";
import { report } from "./report.ts";

/** Args of stories that are no props of the component: Storybook's types allow them, also after a prop was renamed. */
function storyArgFaults(root: string): string[] {
  const { checker, sources } = programOf(root, /^stories\/.*\.stories\.tsx$/);
  return [...sources.values()].flatMap((source) => faultsOf(source, checker, root));
}

function faultsOf(source: ts.SourceFile, checker: ts.TypeChecker, root: string): string[] {
  const args: ts.ObjectLiteralElementLike[] = [];
  let props: ts.Type | undefined;
  visit(source, (node) => {
    if (!ts.isPropertyAssignment(node)) return;
    const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
    if (node.name.getText() === "component") {
      const [first] = checker.getTypeAtLocation(value).getCallSignatures()[0]?.parameters ?? [];
      props = first && checker.getTypeOfSymbol(first);
    }
    if (node.name.getText() === "args" && isOfStory(node) && ts.isObjectLiteralExpression(value))
      args.push(...value.properties);
  });
  if (!props) return [];
  const propNames = new Set(
    (props.isUnion() ? props.types : [props])
      .flatMap((type) => checker.getPropertiesOfType(type))
      .map(({ name }) => name),
  );
  return args.flatMap((arg) => {
    const name = arg.name?.getText().replaceAll('"', "") ?? "";
    return name === "" || propNames.has(name)
      ? []
      : [`${path.relative(root, locationOf(arg))}: ${name} is no prop of the component`];
  });
}

/** `preview.meta({ args })`, `meta.story({ args })`, `Base.extend({ args })`. */
const isOfStory = ({ parent: { parent } }: ts.PropertyAssignment) =>
  ts.isCallExpression(parent) && /\.(meta|story|extend)$/.test(parent.expression.getText());

if (import.meta.main) report("story args", storyArgFaults(top), "every arg of a story is a prop of its component");
