import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { formatted } from "#workbench/shared/source/formatted.ts";

/** What a page tells its reader to do, in its order. */
export type Step =
  /** One line typed into a terminal, and what it prints where the page shows it; `…` stands for anything. */
  | { kind: "command"; line: string; prints: string }
  /** A whole file, or lines below the one that has `after`, or in the place of the one that has `line` in it. */
  | { kind: "edit"; file: string; text: string; after?: string; line?: string }
  /** Lines that are quoted from a file. */
  | { kind: "quote"; file: string; text: string };

/** In an order in which each finds what it goes on from. */
const FOLDERS = ["stories/docs/einstieg", "stories/docs/provider"];
const recipes = ["NeueAnsicht", ...["Bildschirm", "Ablauf", "Zustand", "Text", "Aufruf", "Profilfeld"].map(inFolder)];
export const guides = [
  "README.md",
  ...filesIn(top, FOLDERS, /\.mdx$/),
  ...recipes.map((name) => `stories/docs/${name}.mdx`),
];

function inFolder(name: string): string {
  return `anleitungen/${name}`;
}

/** What the examples are called, and, as long, what they are called where somebody has done the guide for real. */
const otherNames = {
  WaitingList: "WaitingLine",
  waitingList: "waitingLine",
  "waiting-list": "waiting-line",
  NextDates: "FreeDates",
  nextDates: "freeDates",
  "next-dates": "free-dates",
  ShuttleTimes: "ShuttleTours",
  shuttleTimes: "shuttleTours",
  "shuttle-times": "shuttle-tours",
  ShiftSwap: "HoursSwap",
  shiftSwap: "hoursSwap",
  "shift-swap": "hours-swap",
  shift_swap: "hours_swap",
  swaps: "trade",
  Schichttausch: "Stellentausch",
  nickname: "callname",
} as const;

const FENCE = /^```(\w+)([^\n]*)\n([^]*?)^```$/gm;

/** The steps of a page, word for word; under other names where the tree has its example already. */
export function stepsOf(guide: string): Step[] {
  const sources = filesIn(top, ["src", "app"], /\.(tsx?|json)$/).map((file) =>
    readFileSync(path.join(top, file), "utf8"),
  );
  const text = Object.entries(otherNames)
    .filter(([name]) => sources.some((source) => source.includes(name)))
    .reduce(
      (all, [name, other]) => all.replaceAll(new RegExp(`(?<!autoComplete=")${name}`, "g"), other),
      readFileSync(path.join(top, guide), "utf8"),
    );
  return readSteps(text);
}

/** Throws for a block of which nobody can say where it belongs. */
export function readSteps(page: string): Step[] {
  const steps: Step[] = [];
  for (const [, language = "", meta = "", text = ""] of page.matchAll(FENCE)) {
    const value = (name: string) => {
      const [, quoted, bare] = new RegExp(` ${name}=(?:"([^"]*)"|(\\S+))`).exec(meta) ?? [];
      return quoted ?? bare;
    };
    const [file, from, after, line] = ["file", "from", "after", "line"].map(value);
    const last = steps.at(-1);
    if (language === "sh") steps.push(...commandsIn(text));
    else if (language === "text" && last?.kind === "command") last.prints = text.trim();
    else if (from) steps.push({ kind: "quote", file: from, text });
    else if (file) steps.push({ kind: "edit", file, text, ...(after && { after }), ...(line && { line }) });
    else throw new Error(`A block of ${language} says neither file= nor from=:\n${text}`);
  }
  return steps;
}

/** A comment of its own line is what the line before prints. */
function commandsIn(block: string): Step[] {
  const steps: Extract<Step, { kind: "command" }>[] = [];
  for (const line of block
    .replaceAll(/\s*\\\n\s*/g, " ")
    .trim()
    .split("\n")) {
    const last = steps.at(-1);
    if (line.startsWith("# ") && last) last.prints = line.slice(2);
    else if (line.trim()) steps.push({ kind: "command", line: line.replace(/\s+# .*$/, ""), prints: "" });
  }
  return steps;
}

/** Does what a page says in a tree, but for commands that `execute` leaves out with null. Returns what is not as the page says. */
export async function follow(
  root: string,
  guide: string,
  execute: (line: string) => Promise<{ code: number; output: string } | null>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const step of stepsOf(guide)) {
    if (step.kind === "edit") await edit(root, step);
    if (step.kind === "quote" && !plain(readFileSync(path.join(root, step.file), "utf8")).includes(plain(step.text)))
      faults.push(`${guide}: ${step.file} has no ${step.text}`);
    if (step.kind !== "command") continue;
    const { line, prints } = step;
    const result = await execute(line);
    if (!result) continue;
    const { code, output } = result;
    if (prints && !shownAs(prints).test(stripVTControlCharacters(output).trim()))
      faults.push(`${guide}: ${line} prints\n${output}\nand not\n${prints}`);
    // What it shows may be faults.
    if (!prints && code !== 0) faults.push(`${guide}: ${line} ended with ${code}:\n${output}`);
  }
  return faults;
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A paragraph, or several, with all their lines. */
const shownAs = (prints: string) =>
  new RegExp(`(^|\\n\\n)${prints.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", "[^]*?")}(\\n\\n|$)`);

async function edit(root: string, { file, text, after, line }: Extract<Step, { kind: "edit" }>): Promise<void> {
  const full = path.join(root, file);
  const anchor = after ?? line;
  mkdirSync(path.dirname(full), { recursive: true });
  if (anchor === undefined) return writeFileSync(full, text);
  const lines = readFileSync(full, "utf8").split("\n");
  const [at, ...more] = lines.flatMap((each, index) => (each.includes(anchor) ? [index] : []));
  if (at === undefined || more.length > 0) throw new Error(`${file} has not one line with ${anchor}`);
  lines.splice(after === undefined ? at : at + 1, after === undefined ? 1 : 0, text.trimEnd());
  writeFileSync(full, await formatted(file, lines.join("\n")));
}

/** The words of a line as a shell parts them. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare = ""]) => double ?? single ?? bare);

/** Runs a line as a shell does. */
export const typed = (root: string, line: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const bin = path.join(root, "node_modules/.bin");
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
    const child = spawn(line, { cwd: root, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
