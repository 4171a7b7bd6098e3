import path from "node:path";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";
import { sideBySide } from "./run/sideBySide.ts";
import { changeOf, selectionOf } from "./run/changed.ts";
import { runStep, type Result, type Step } from "./run/runStep.ts";
import { commandLine, helpOf, only } from "./run/named.ts";
import { changedPhases, modes, type Mode, type Phase } from "./run/steps.ts";
import { failuresOf, summaryOf, stepText } from "./run/stepText.ts";

/** Runs only what a change since the main branch can affect. */
const CHANGED = "--changed";

const folder = path.resolve(import.meta.dirname, "..");
const words = process.argv.slice(2);
// `npm test` names no mode: its words are names of steps.
const [mode, names] = isMode(words[0]) ? [words[0], words.slice(1)] : ["test" as const, words];
if (/[#?]/.test(folder)) end(`Vite finds no files below a "#" or a "?". Please rename a folder: ${folder}`);

function isMode(word = ""): word is typeof CHANGED | Mode {
  return word === CHANGED || word in modes;
}

function end(message: string): never {
  console.log(message);
  process.exit(1);
}

async function runAndPrint(step: Step): Promise<Result> {
  if (step.reporter) console.log(`        ${step.name} …`);
  const result = await runStep(step);
  console.log(stepText(result));
  if (result.failed > 0) console.log(`        to repeat: ${commandLine(step)}`);
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

const phases = mode === CHANGED ? phasesOfChange() : modes[mode];
const unknown = names.filter((name) => only(phases, [name]).length === 0);
if (unknown.length > 0)
  end(`no step is called "${unknown.join('", "')}".\n${helpOf(mode === CHANGED ? "test" : mode)}`);
const results: Result[] = [];
for (const phase of only(phases, names)) results.push(...(await runPhase(phase)));

for (const line of failuresOf(results)) console.log(line);
console.log(summaryOf(results));
process.exitCode = results.length > 0 && results.every((result) => result.failed === 0) ? 0 : 1;
