import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";
import { visit } from "../source/syntax.ts";

type Defaults = Record<string, string>;

const parsed = (code: string) => ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Storybook itself sets words in quotation marks. */
const valueOf = (node: ts.Expression) => (ts.isStringLiteral(node) ? node.text : node.getText());

/** `{ isDisabled = false }`: by the name of the prop, which may be another one in the component. */
const fromPattern = (pattern: ts.ObjectBindingPattern): Defaults =>
  Object.fromEntries(
    pattern.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), valueOf(initializer)]] : [],
    ),
  );

/** What the variants of the styles in a file are by default. */
function fromVariants(code: string): Defaults {
  const found: Defaults = {};
  visit(parsed(code), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== "defaultVariants") return;
    if (!ts.isObjectLiteralExpression(node.initializer)) return;
    for (const each of node.initializer.properties)
      if (ts.isPropertyAssignment(each)) found[each.name.getText()] = valueOf(each.initializer);
  });
  return found;
}

/** Of an exported component, where its parameter is taken apart: in its head, or in steps below it. */
function fromComponent({ parameters: [parameter], body }: ts.FunctionDeclaration): Defaults {
  if (!parameter) return {};
  if (ts.isObjectBindingPattern(parameter.name)) return fromPattern(parameter.name);
  const rests = new Set([parameter.name.getText()]);
  const found: Defaults = {};
  for (const statement of body?.statements ?? []) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isObjectBindingPattern(name) || !initializer || !rests.has(initializer.getText())) continue;
      Object.assign(found, fromPattern(name));
      for (const each of name.elements) if (each.dotDotDotToken) rests.add(each.name.getText());
    }
  }
  return found;
}

/** The default values of each exported component of a file, as they are written there and in the variants that lie beside it. */
export function defaultsIn(code: string, read: (specifier: string) => string): ReadonlyMap<string, Defaults> {
  const { statements } = parsed(code);
  const variants = statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .filter((specifier) => /^\.\/\w+Variants\.ts\b/.test(specifier))
    .map((specifier) => fromVariants(read(specifier)));
  const shared: Defaults = Object.assign({}, ...variants, fromVariants(code));
  return new Map(
    statements
      .filter(ts.isFunctionDeclaration)
      .flatMap((each) => (each.name ? [[each.name.text, { ...shared, ...fromComponent(each) }] as const] : [])),
  );
}

/** Adds default values to what docgen knows of a component's props: it finds only those in the head of a function. */
export const docgenDefaults = (): Plugin => ({
  name: "workbench-docgen-defaults",
  transform(code, id) {
    const [file = id] = id.split("?");
    if (!/\/src\/.*\.tsx$/.test(file) || !code.includes(".__docgenInfo")) return undefined;
    const read = (specifier: string) => readFileSync(path.resolve(path.dirname(file), specifier), "utf8");
    const added = [...defaultsIn(readFileSync(file, "utf8"), read)].map(
      ([component, defaults]) =>
        `for (const [prop, value] of Object.entries(${JSON.stringify(defaults)})) if (${component}.__docgenInfo?.props[prop]) ${component}.__docgenInfo.props[prop].defaultValue = { value };`,
    );
    return { code: [code, ...added].join("\n"), map: null };
  },
});
