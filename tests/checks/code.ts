import path from "node:path";
import ts from "typescript";
import { parseSource, visit } from "#workbench/shared/source/syntax.ts";

/** What `find` finds in the nodes of these files, in their order. */
export const findInCode = <Found>(
  root: string,
  files: readonly string[],
  find: (node: ts.Node, file: string) => Found | undefined,
): Found[] =>
  files.flatMap((file) => {
    const found: Found[] = [];
    visit(parseSource(root, file), (node) => {
      const one = find(node, file);
      if (one !== undefined) found.push(one);
    });
    return found;
  });

/** A typed program of those files of the project at `root` that match, with their paths. */
export function programOf(
  root: string,
  pattern: RegExp,
): { checker: ts.TypeChecker; sources: Map<string, ts.SourceFile> } {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const pathOf = (name: string) => path.relative(root, name).replaceAll(path.sep, "/");
  const program = ts.createProgram(
    fileNames.filter((name) => pattern.test(pathOf(name))),
    options,
  );
  const named = program.getSourceFiles().map((source) => [pathOf(source.fileName), source] as const);
  return { checker: program.getTypeChecker(), sources: new Map(named.filter(([file]) => pattern.test(file))) };
}
