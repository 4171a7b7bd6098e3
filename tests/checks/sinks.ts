import ts from "typescript";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";
import { parseSource, locationOf, visit } from "#workbench/shared/source/syntax.ts";

const markup = new Set(["dangerouslySetInnerHTML", "innerHTML", "outerHTML", "insertAdjacentHTML", "srcdoc", "srcDoc"]);
const client = /^app\/(client|platform\/google)\/\w*[cC]lient\w*\.ts$/;
const standIn = /^app\/sandbox\//;

/** Code that turns text into markup or code (S2), and network access beside the client (N1). */
function sinkIn(node: ts.Node, mayFetch: boolean): string | undefined {
  const name = nameOf(node);
  if (name !== undefined && markup.has(name)) return `${name} turns text into markup`;
  if (name === "eval") return "eval runs text as code";
  if (name === "Function" && ts.isIdentifier(node) && isCalled(node)) return "new Function runs text as code";
  if ((name === "write" || name === "writeln") && isMemberOf(node, "document")) return `document.${name} writes markup`;
  if (ts.isStringLiteralLike(node) && /^\s*javascript:/i.test(node.text)) return "javascript: runs text as code";
  if (ts.isTemplateHead(node) && /^\s*javascript:/i.test(node.text)) return "javascript: runs text as code";
  if (mayFetch) return undefined;
  if (name === "fetch" && isGlobal(node)) return "only a client uses fetch";
  if (name !== undefined && /^(XMLHttpRequest|EventSource|WebSocket|sendBeacon)$/.test(name))
    return `${name} bypasses the client`;
  if (name === "json" && ts.isPropertyAccessExpression(node.parent) && isCalled(node.parent))
    return "only a client reads an answer's JSON";
  return undefined;
}

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  const isKey = ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent);
  return isKey ? node.text : undefined;
};

const isCalled = (node: ts.Node) =>
  (ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)) && node.parent.expression === node;

const isMemberOf = (node: ts.Node, owner: string) =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent)) &&
  node.parent.expression.getText() === owner;

/** A use of the browser's own `fetch`, not of a property or parameter with that name. */
function isGlobal(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return /^(window|globalThis|self)$/.test(parent.expression.getText());
  if (ts.isElementAccessExpression(parent)) return true;
  const isUse = isCalled(node) || ts.isPropertyAccessExpression(parent) || isValue(node);
  return isUse && !ts.findAncestor(node, (scope) => ts.isFunctionLike(scope) && takes(scope, "fetch"));
}

const isValue = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) || ts.isShorthandPropertyAssignment(parent) || ts.isVariableDeclaration(parent);

const takes = (scope: ts.SignatureDeclaration, name: string) =>
  scope.parameters.some((parameter) => new RegExp(`\\b${name}\\b`).test(parameter.name.getText()));

export function sinkFaults(root: string): string[] {
  return filesIn(root, ["src", "app"], /\.tsx?$/).flatMap((file) => {
    const faults: string[] = [];
    const source = parseSource(root, file);
    visit(source, (node) => {
      const sink = sinkIn(node, client.test(file) || standIn.test(file));
      if (sink) faults.push(`${locationOf(node)} ${sink}`);
    });
    return faults;
  });
}

if (import.meta.main) report("sinks", sinkFaults(top), "no text becomes markup or code, one client");
