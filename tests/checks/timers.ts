import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { timers, type Timer } from "#workbench/accessible/timers.ts";
import { filesIn, top } from "#workbench/source/files.ts";
import { parseSource, visit } from "#workbench/source/syntax.ts";
import { report } from "./report.ts";

/** The timer that a node starts: `setTimeout`, `setInterval`, a delay of a machine by its name, or how long a notice stays. */
function timerIn(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText().replace(/^(window|globalThis)\./, "");
    return /^set(Timeout|Interval)$/.test(called) ? called : undefined;
  }
  if (ts.isJsxAttribute(node)) return node.name.getText() === "duration" ? "duration" : undefined;
  if (!ts.isPropertyAssignment(node)) return undefined;
  const owner = ts.isPropertyAssignment(node.parent.parent) ? node.parent.parent.name.getText() : "";
  const isNumber = owner === "after" && ts.isNumericLiteral(node.name);
  return owner === "delays" || isNumber ? node.name.getText() : undefined;
}

const timersIn = (root: string): Set<string> =>
  new Set(
    filesIn(root, ["src", "app"], /\.tsx?$/)
      .filter((file) => !file.startsWith("app/sandbox/"))
      .flatMap((file) => {
        const found: string[] = [];
        visit(parseSource(root, file), (node) => {
          const name = timerIn(node);
          if (name) found.push(`${file} ${name}`);
        });
        return found;
      }),
  );

/** Timers that nobody has said about what goes by them, and sayings about what is no timer (any more). */
export function timerFaults(root: string, said: readonly Timer[] = timers): string[] {
  const found = timersIn(root);
  const known = new Set(said.map(({ timer }) => timer));
  return [
    ...[...found].filter((timer) => !known.has(timer)).map((timer) => `${timer}: not in the register of timers`),
    ...[...known].filter((timer) => !found.has(timer)).map((timer) => `${timer}: there is no such timer`),
    ...said.flatMap((one) =>
      "proof" in one && !existsSync(path.join(root, one.proof)) ? [`${one.timer}: there is no ${one.proof}`] : [],
    ),
  ];
}

if (import.meta.main) report("timers", timerFaults(top), `${timers.length} timers, each with what goes by it`);
