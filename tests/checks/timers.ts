import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { timers, type Timer } from "#workbench/accessible/timers.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { locationOf, visit } from "#workbench/shared/source/syntax.ts";
import { findInCode } from "./code.ts";
import { report } from "./report.ts";

/** The timer that a node starts: `setTimeout`, `setInterval`, a delay of a machine by its name, or the duration of a notice. */
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

/** Files that read the device's clock, which may be wrong, instead of the app's; the reason of each. */
const deviceReaders: Readonly<Record<string, string>> = {
  "app/platform/clock.ts": "the clock of the app",
  "app/client/client.ts": "how long an answer was under way, for the clock of the app",
  "app/client/earlyClient.ts": "the same, before there is a clock of the app",
  "app/features/auth/AuthFlow.tsx":
    "a wait from a send to now, also over a reload, before the provider has told the time",
  "app/shell/staleBuild.ts": "a pause between two reloads",
};

/** Sandbox and hosting run on servers with their own clocks. */
const isOfTheApp = (file: string) => !/^app\/(sandbox|hosting)\//.test(file);

/** `Date.now`, and a `Date` without arguments. */
function readsDevice(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /^((window|globalThis)\.)?Date\.now$/.test(node.getText());
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isMade && node.expression.getText() === "Date" && (node.arguments ?? []).length === 0;
}

/** A time that is fixed at the first render or at the start of a machine: it is wrong after a night. */
function freezesTime(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && /^(React\.)?use(State|Ref)$/.test(node.expression.getText()))
    return node.arguments.some((argument) => readsTime(argument, true));
  if (ts.isCallExpression(node) && nameOf(node.expression) === "now" && node.arguments.length === 0)
    return isRendered(node);
  return ts.isPropertyAssignment(node) && node.name.getText() === "context" && readsTime(node.initializer, false);
}

/** In a prop, and not in a callback. */
const isRendered = (node: ts.Node) => {
  const around = ts.findAncestor(node, (outer) => ts.isFunctionLike(outer) || ts.isJsxAttribute(outer));
  return around !== undefined && ts.isJsxAttribute(around);
};

const nameOf = (node: ts.Node): string => (ts.isPropertyAccessExpression(node) ? node.name.text : node.getText());

/** Whether it reads the time: by a call, or by the function itself if that will be called. */
function readsTime(within: ts.Node, isCalled: boolean): boolean {
  let reads = false;
  visit(within, (node) => {
    const called = ts.isCallExpression(node) ? node.expression : isCalled ? node : undefined;
    if (called && /^(now|today|todayInBerlin|useNow|useToday)$/.test(nameOf(called))) reads = true;
  });
  return reads;
}

/** Uses of time beside the app's clock. */
export function clockFaults(root: string, readers: Readonly<Record<string, string>> = deviceReaders): string[] {
  const files = filesIn(root, ["src", "app"], /\.tsx?$/).filter(isOfTheApp);
  const reading = findInCode(root, files, (node, file) => (readsDevice(node) ? { node, file } : undefined));
  const frozen = findInCode(root, files, (node) => (freezesTime(node) ? node : undefined));
  const used = new Set(reading.map(({ file }) => file));
  return [
    ...frozen.map((node) => `${locationOf(node)} keeps a time that goes on: useNow, useToday`),
    ...reading
      .filter(({ file }) => !(file in readers))
      .map(({ node }) => `${locationOf(node)} reads the clock of the device, not that of the app`),
    ...Object.keys(readers)
      .filter((file) => !used.has(file))
      .map((file) => `${file}: does not read the clock of the device (any more)`),
  ];
}

function timersIn(root: string): Set<string> {
  const files = filesIn(root, ["src", "app"], /\.tsx?$/).filter((file) => !file.startsWith("app/sandbox/"));
  return new Set(
    findInCode(root, files, (node, file) => {
      const name = timerIn(node);
      return name && `${file} ${name}`;
    }),
  );
}

/** Timers without an entry in the list, and entries without a timer. */
export function timerFaults(root: string, register: readonly Timer[] = timers): string[] {
  const found = timersIn(root);
  const registered = new Set(register.map(({ timer }) => timer));
  return [
    ...[...found].filter((timer) => !registered.has(timer)).map((timer) => `${timer}: not in the register of timers`),
    ...[...registered].filter((timer) => !found.has(timer)).map((timer) => `${timer}: there is no such timer`),
    ...register.flatMap((one) =>
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
