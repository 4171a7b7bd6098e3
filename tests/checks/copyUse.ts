import ts from "typescript";
import { visit } from "#workbench/shared/source/syntax.ts";
import { programOf } from "./code.ts";

/** A call under src or app that reads a text. */
export type TextUse = { key: string; file: string; call: ts.CallExpression };

/**
 * Every use of a full key (`auth.entry.title`) under src and app, by the type checker: a template literal counts with
 * every value of its type.
 */
export function textUses(root: string): TextUse[] {
  const { checker, sources } = programOf(root, /^(src|app)\//);
  const uses: TextUse[] = [];
  for (const [file, source] of sources)
    visit(source, (node) => {
      if (!ts.isCallExpression(node) || !mayRead(node)) return;
      for (const namespace of namespacesOf(node.expression, checker))
        for (const key of keysOf(node, checker)) uses.push({ key: `${namespace}.${key}`, file, call: node });
    });
  return uses;
}

/** Full keys in use under src and app. */
export const usedKeys = (root: string): Set<string> => new Set(textUses(root).map(({ key }) => key));

/** Spares the type checker most calls: a text is read by a function of any name, or by its `rich`, with a key first. */
function mayRead({ expression, arguments: [key] }: ts.CallExpression): boolean {
  const isMethod = ts.isPropertyAccessExpression(expression) && expression.name.text !== "rich";
  return key !== undefined && !isMethod && !ts.isFunctionLike(key) && !ts.isObjectLiteralExpression(key);
}

/** The N of `Translate<N>` where the callee is a `t` or a `t.rich`. */
function namespacesOf(callee: ts.Expression, checker: ts.TypeChecker): string[] {
  const isRich = ts.isPropertyAccessExpression(callee) && callee.name.text === "rich";
  const type = checker.getTypeAtLocation(isRich ? callee.expression : callee);
  return partsOf(type).flatMap((part) => {
    if (part.getSymbol()?.getName() !== "Translate") return [];
    return checker.getTypeArguments(part as ts.TypeReference).flatMap(literals);
  });
}

function keysOf(call: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const [key] = checker.getResolvedSignature(call)?.getParameters() ?? [];
  return key ? literals(checker.getTypeOfSymbolAtLocation(key, call)) : [];
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const literals = (type: ts.Type) => partsOf(type).flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
