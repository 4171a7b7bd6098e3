import path from "node:path";
import ts from "typescript";
import { entries, source, top } from "./entries.ts";

/** Rewrites a specifier in the declaration `from`: relative, with the name of the JS file. */
export function inPackage(specifier: string, from: string): string {
  const target = specifier.startsWith("#src/")
    ? path.join(source, specifier.slice("#src/".length))
    : specifier.startsWith(".")
      ? path.resolve(path.dirname(from), specifier)
      : null;
  if (target === null) return specifier;
  const relative = path.relative(path.dirname(from), target).replaceAll(path.sep, "/");
  return (relative.startsWith(".") ? relative : `./${relative}`).replace(/\.tsx?$/, ".js");
}

const withOwnPaths: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => (file) => {
  if (!ts.isSourceFile(file)) return file;
  const below = (parent: ts.Node, isType = false) =>
    ts.visitEachChild(parent, (node) => visit(node, parent, isType), context);
  const visit = (node: ts.Node, parent: ts.Node, isType: boolean): ts.Node =>
    ts.isStringLiteral(node) && (isType || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent))
      ? context.factory.createStringLiteral(inPackage(node.text, file.fileName))
      : below(node, ts.isLiteralTypeNode(node) && ts.isImportTypeNode(parent));
  return below(file) as ts.SourceFile;
};

/** Writes the declarations of all entries and their dependencies. Throws the compiler's errors. */
export function writeTypes(folder: string): void {
  const { config } = ts.readConfigFile(path.join(top, "tsconfig.json"), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, top);
  const sources = Object.values(entries()).map((file) => path.join(source, file));
  const program = ts.createProgram(sources, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: source,
    outDir: folder,
  });
  const { diagnostics } = program.emit(undefined, undefined, undefined, true, { afterDeclarations: [withOwnPaths] });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => top,
        getNewLine: () => "\n",
      }),
    );
}
