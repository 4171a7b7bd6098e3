import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { timers, type Timer } from "#workbench/accessible/timers.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { parseSource, locationOf, visit } from "#workbench/shared/source/syntax.ts";
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

/** Who reads the clock of the device, which may be wrong, instead of the clock of the app; the reason of each. */
const deviceReaders: Readonly<Record<string, string>> = {
  "app/platform/clock.ts": "the clock of the app",
  "app/client/client.ts": "how long an answer was under way, for the clock of the app",
  "app/client/earlyClient.ts": "the same, before there is a clock of the app",
  "app/features/auth/AuthFlow.tsx":
    "a wait from a send to now, also over a reload, before the provider has told the time",
  "app/shell/staleBuild.ts": "a pause between two reloads",
};

/** Sandbox and hosting run elsewhere, with clocks of their own. */
const isOfTheApp = (file: string) => !/^app\/(sandbox|hosting)\//.test(file);

/** `Date.now`, and a `Date` that is given nothing. */
function readsDevice(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /^((window|globalThis)\.)?Date\.now$/.test(node.getText());
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isMade && node.expression.getText() === "Date" && (node.arguments ?? []).length === 0;
}

/** A time that stays as it was when a component was first drawn or a machine began: it is wrong after a night. */
function freezesTime(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && /^(React\.)?use(State|Ref)$/.test(node.expression.getText()))
    return node.arguments.some((argument) => tellsTime(argument, true));
  if (ts.isCallExpression(node) && nameOf(node.expression) === "now" && node.arguments.length === 0)
    return isDrawn(node);
  return ts.isPropertyAssignment(node) && node.name.getText() === "context" && tellsTime(node.initializer, false);
}

/** In a prop, and not in what is called later on. */
const isDrawn = (node: ts.Node) => {
  const around = ts.findAncestor(node, (outer) => ts.isFunctionLike(outer) || ts.isJsxAttribute(outer));
  return around !== undefined && ts.isJsxAttribute(around);
};

const nameOf = (node: ts.Node): string => (ts.isPropertyAccessExpression(node) ? node.name.text : node.getText());

/** Whether the time is asked for in it: by a call, or by the function itself where that will be called. */
function tellsTime(within: ts.Node, isCalled: boolean): boolean {
  let tells = false;
  visit(within, (node) => {
    const called = ts.isCallExpression(node) ? node.expression : isCalled ? node : undefined;
    if (called && /^(now|today|todayInBerlin|useNow|useToday)$/.test(nameOf(called))) tells = true;
  });
  return tells;
}

/** Times beside the clock of the app. */
export function clockFaults(root: string, readers: Readonly<Record<string, string>> = deviceReaders): string[] {
  const read = new Set<string>();
  const faults: string[] = [];
  for (const file of filesIn(root, ["src", "app"], /\.tsx?$/).filter(isOfTheApp))
    visit(parseSource(root, file), (node) => {
      if (freezesTime(node)) faults.push(`${locationOf(node)} keeps a time that goes on: useNow, useToday`);
      if (!readsDevice(node)) return;
      read.add(file);
      if (!(file in readers)) faults.push(`${locationOf(node)} reads the clock of the device, not that of the app`);
    });
  const idle = Object.keys(readers).filter((file) => !read.has(file));
  return [...faults, ...idle.map((file) => `${file}: does not read the clock of the device (any more)`)];
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

if (import.meta.main)
  report(
    "timers",
    [...timerFaults(top), ...clockFaults(top)],
    `${timers.length} timers, each with what goes by it; one clock`,
  );
