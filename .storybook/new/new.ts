import { createInterface } from "node:readline/promises";
import { top } from "#workbench/shared/source/files.ts";
import { planCall } from "./call.ts";
import { planOffer } from "./offer.ts";
import { readOrder } from "./order.ts";
import { carryOut, Refused } from "./plan.ts";
import { planScreen, planState } from "./screen.ts";
import { planText } from "./texts.ts";

const planners = { screen: planScreen, state: planState, text: planText, offer: planOffer, call: planCall };

/** Does what a line of the terminal orders, all of it or nothing. Throws Refused. */
export async function create(root: string, line: readonly string[], request?: (field: string) => Promise<string>) {
  const { make, values } = await readOrder(line, request);
  const plan = await planners[make](root, values);
  const files = await carryOut(root, plan);
  return `${files.join("\n")}\n\n${plan.next}`;
}

if (import.meta.main) {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const request = terminal ? (field: string) => terminal.question(`${field}: `) : undefined;
  try {
    process.stdout.write(`${await create(top, process.argv.slice(2), request)}\n`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n\nNothing was written.\n`);
    process.exitCode = 1;
  } finally {
    terminal?.close();
  }
}
