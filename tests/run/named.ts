import type { Step } from "./runStep.ts";
import { modes, type Mode, type Phase } from "./steps.ts";

const isCalled = (step: Step, names: readonly string[]) => names.some((name) => step.name.startsWith(name));

/** The phases with the steps that begin with one of the names; without names, all. */
export const only = (phases: readonly Phase[], names: readonly string[]): Phase[] =>
  phases
    .map((phase) => ({
      ...phase,
      steps: names.length === 0 ? phase.steps : phase.steps.filter((step) => isCalled(step, names)),
    }))
    .filter(({ steps }) => steps.length > 0);

const quoted = (word: string) => (/^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

/** To be typed into a shell; without the file of the report. */
export const commandLine = ({ command: [program = "", ...args], env = {} }: Step): string =>
  [
    ...Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`),
    "npx",
    program,
    ...args.filter((word) => !/\{report\}|^--reporter=/.test(word)).map(quoted),
  ].join(" ");

/** How a mode is called, and its steps. */
export function helpOf(mode: Mode): string {
  const command = mode === "test" ? "npm test" : `npm run ${mode}`;
  const steps = modes[mode].flatMap((phase) => phase.steps.map(({ name }) => `  ${name}`));
  return [
    `${command}: all steps, side by side`,
    `${command} -- NAME …: those whose names begin like this`,
    "npm test -- --changed: what a change since the main branch can affect",
    "Steps:",
    ...new Set(steps),
  ].join("\n");
}
