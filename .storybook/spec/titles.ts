import ts from "typescript";
import { visit } from "#workbench/shared/source/syntax.ts";

const runs = /^(test|it|describe)(\.(each|for|concurrent|sequential|describe|step))*$/;

/** `text`: with the source of its substitutions. `table`: the call `test.each(…)` with the rows. */
export type Title = { text: string; node: ts.Expression; table: ts.CallExpression | undefined };

/** The titles of all tests and groups of a file. */
export function titlesIn(source: ts.SourceFile): Title[] {
  const titles: Title[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const table = ts.isCallExpression(node.expression) ? node.expression : undefined;
    const [first] = node.arguments;
    const text = first && textOf(first);
    if (text === undefined || node.arguments.length < 2 || !runs.test((table ?? node).expression.getText())) return;
    titles.push({ text, node: first as ts.Expression, table });
  });
  return titles;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text +
    node.templateSpans.map(({ expression, literal }) => `\${${expression.getText()}}${literal.text}`).join("")
  );
}
