import ts from "typescript";
import { declarationsOf } from "#workbench/spec/storyProofs.ts";

/** Finds what a story of a file says, also where it says it by spread, by a constant, by `.extend` or by its meta. */
export function createLookUp(source: ts.SourceFile) {
  const constants = new Map(declarationsOf(source).map(({ name, initializer }) => [name.getText(), initializer]));

  /** Own value first, then what it was made from, up to the meta. */
  function all(name: string, path: readonly string[]): ts.Expression[] {
    const call = bare(constants.get(name));
    if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
    const own = within(call.arguments[0], path);
    const base = call.expression.expression;
    return [...(own ? [own] : []), ...(ts.isIdentifier(base) ? all(base.text, path) : [])];
  }

  function within(node: ts.Expression | undefined, path: readonly string[]): ts.Expression | undefined {
    const value = bare(node);
    if (!value) return undefined;
    if (ts.isIdentifier(value) && constants.has(value.text)) return within(constants.get(value.text), path);
    if (ts.isCallExpression(value)) return within(resultOf(value), path);
    const [key, ...rest] = path;
    if (key === undefined) return value;
    if (ts.isPropertyAccessExpression(value)) return ofOther(value, path);
    if (!ts.isObjectLiteralExpression(value)) return undefined;
    for (const property of value.properties.toReversed()) {
      const found = ts.isSpreadAssignment(property)
        ? within(property.expression, path)
        : property.name?.getText() === key
          ? within(initializerOf(property), rest)
          : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** `atStep(3)`: what the function of the file gives back. */
  function resultOf({ expression }: ts.CallExpression) {
    const made = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
    return made && ts.isArrowFunction(made) && !ts.isBlock(made.body) ? made.body : undefined;
  }

  /** `Base.input.parameters`: what another story says. */
  function ofOther(access: ts.PropertyAccessExpression, path: readonly string[]) {
    const [name = "", ...steps] = access.getText().split(".");
    return all(name, [...steps.filter((step) => !/^(input|composed)$/.test(step)), ...path])[0];
  }

  return { all, first: (name: string, path: readonly string[]) => all(name, path)[0] };
}

const initializerOf = (property: ts.ObjectLiteralElementLike): ts.Expression | undefined =>
  ts.isPropertyAssignment(property)
    ? property.initializer
    : ts.isShorthandPropertyAssignment(property)
      ? property.name
      : undefined;

function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)))
    return bare(node.expression);
  return node;
}
