import path from "node:path";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";
import { sideBySide } from "./run/sideBySide.ts";
import { changeOf, selectionOf } from "./run/changed.ts";
import { runStep, type Result, type Step } from "./run/runStep.ts";
import { changedPhases, modes, type Phase } from "./run/steps.ts";
import { failuresOf, summaryOf, stepText } from "./run/stepText.ts";

/** Runs only what a change since the main branch can affect. */
const CHANGED = "--changed";

const folder = path.resolve(import.meta.dirname, "..");
const [mode = "test"] = process.argv.slice(2);
if (mode !== CHANGED && !(mode in modes))
  throw new Error(`"${mode}" is not one of: ${[CHANGED, ...Object.keys(modes)].join(", ")}`);
if (/[#?]/.test(folder)) throw new Error(`Vite finds no files below a "#" or a "?". Please rename a folder: ${folder}`);

async function runAndPrint(step: Step): Promise<Result> {
  if (step.reporter) console.log(`        ${step.name} …`);
  const result = await runStep(step);
  console.log(stepText(result));
  return result;
}

const failed = (name: string, output: string): Result => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  output,
  failures: [],
});

async function runPhase({ steps, needsBrowser }: Phase): Promise<Result[]> {
  try {
    if (needsBrowser) installChromium();
  } catch (error) {
    const results = steps.map(({ name }) => failed(name, String(error)));
    results.forEach((result) => console.log(stepText(result)));
    return results;
  }
  return sideBySide(steps, runAndPrint);
}

function phasesOfChange(): Phase[] {
  const change = changeOf(folder);
  const selection = selectionOf(folder, change);
  console.log(`changed: ${change.files.join(", ") || "nothing"}`);
  console.log(`left out: ${selection.leftOut.join("; ")}`);
  return changedPhases(selection);
}

const results: Result[] = [];
for (const phase of mode === CHANGED ? phasesOfChange() : modes[mode as keyof typeof modes])
  results.push(...(await runPhase(phase)));

for (const line of failuresOf(results)) console.log(line);
console.log(summaryOf(results));
process.exitCode = results.length > 0 && results.every((result) => result.failed === 0) ? 0 : 1;
