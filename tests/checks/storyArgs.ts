import path from "node:path";
import ts from "typescript";
import { locationOf, visit } from "#workbench/shared/source/syntax.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

/** Args of stories that are no props of the component: Storybook's types allow them, also after a prop was renamed. */
export function storyArgFaults(root: string, files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(top, "tsconfig.json"), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, top);
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    { ...options, noEmit: true },
  );
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    return source ? faultsOf(source, program.getTypeChecker(), root) : [];
  });
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

if (import.meta.main)
  report(
    "story args",
    storyArgFaults(top, filesIn(top, ["stories"], /\.stories\.tsx$/)),
    "every arg of a story is a prop of its component",
  );
