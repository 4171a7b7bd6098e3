import path from "node:path";
import { createInterface } from "node:readline/promises";
import { planCall } from "./newCall.ts";
import { planScreen } from "./newScreen.ts";
import { planState } from "./newState.ts";
import { planText } from "./newText.ts";
import { nextSteps } from "./nextSteps.ts";
import { readOrder, type Order } from "./order.ts";
import { carryOut, type Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

const top = path.resolve(import.meta.dirname, "../..");

function planOf(order: Order): Promise<Plan> | Plan {
  switch (order.make) {
    case "screen":
      return planScreen(top, order);
    case "state":
      return planState(top, order);
    case "text":
      return planText(top, order);
    case "call":
      return planCall(top, order);
  }
}

const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
try {
  const ask = terminal ? (question: string) => terminal.question(`${question}: `) : undefined;
  const order = await readOrder(process.argv.slice(2), ask);
  const plan = await planOf(order);
  await carryOut(top, plan);
  const lines = [
    ...Object.keys(plan.created).map((file) => `new      ${file}`),
    ...Object.keys(plan.changed).map((file) => `changed  ${file}`),
    ...(plan.derived ?? []).map(({ file }) => `changed  ${file}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n\n${nextSteps(order)}\n`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n\nNothing was written.\n`);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
