import path from "node:path";
import { createInterface } from "node:readline/promises";
import { nextSteps } from "./nextSteps.ts";
import { readOrder } from "./order.ts";
import { carryOut, filesOf } from "./plan.ts";
import { planOf } from "./planOf.ts";
import { Refused } from "./refused.ts";

const top = path.resolve(import.meta.dirname, "../..");

const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
try {
  const ask = terminal ? (question: string) => terminal.question(`${question}: `) : undefined;
  const order = await readOrder(process.argv.slice(2), ask);
  const plan = await planOf(top, order);
  await carryOut(top, plan);
  process.stdout.write(`${filesOf(plan).join("\n")}\n\n${nextSteps(order)}\n`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n\nNothing was written.\n`);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
