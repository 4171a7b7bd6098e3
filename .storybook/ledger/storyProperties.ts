import ts from "typescript";
import { declarationsOf } from "#workbench/spec/storyProofs.ts";

/** Reads properties of the stories of a file through spreads, constants, `.extend` and the meta. */
export function storyProperties(source: ts.SourceFile) {
  const constants = new Map(declarationsOf(source).map(({ name, initializer }) => [name.getText(), initializer]));

  /** The own value first, then those of the stories it extends, up to the meta. */
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
    if (ts.isPropertyAccessExpression(value)) return ofStory(value, path);
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

  /** The result of a call such as `atStep(3)` of an arrow function in the file. */
  function resultOf({ expression }: ts.CallExpression) {
    const callee = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
    return callee && ts.isArrowFunction(callee) && !ts.isBlock(callee.body) ? callee.body : undefined;
  }

  /** The value of an access to another story such as `Base.input.parameters`. */
  function ofStory(access: ts.PropertyAccessExpression, path: readonly string[]) {
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
