import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { Refused } from "./refused.ts";

/** Text by path, relative to the top of the repository. */
export type Files = Record<string, string>;
/** A file that a script of the repository writes from all others, asked with `--write`. */
type Derived = { file: string; script: string };
/** What an order comes to; nothing of it is on the disk yet. */
export type Plan = { created: Files; changed: Files; derived?: readonly Derived[] };

/** What happens to each file, one a line. */
export const filesOf = ({ created, changed, derived = [] }: Plan): string[] => [
  ...Object.keys(created).map((file) => `new      ${file}`),
  ...[...Object.keys(changed), ...derived.map(({ file }) => file)].map((file) => `changed  ${file}`),
];

/** Files that Prettier lays out; the texts and their types have a layout of their own. */
const isLaidOut = (file: string) => /\.tsx?$/.test(file) && !file.endsWith(".gen.ts");

/** Writes a plan: all of it, or nothing. Throws Refused if it would write over a file, or if a script finds a fault. */
export async function carryOut(root: string, { created, changed, derived = [] }: Plan): Promise<void> {
  const there = Object.keys(created).filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) throw new Refused(there.map((file) => `${file} is there already.`).join("\n"));
  const files = await laidOut(root, { ...created, ...changed });
  const before = [...Object.keys(changed), ...derived.map(({ file }) => file)].map(
    (file) => [file, readFileSync(path.join(root, file), "utf8")] as const,
  );
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text, { flag: file in created ? "wx" : "w" });
    }
    for (const { script } of derived) write(root, script);
  } catch (error) {
    for (const file of Object.keys(created)) rmSync(path.join(root, file), { force: true });
    for (const [file, text] of before) writeFileSync(path.join(root, file), text);
    throw error;
  }
}

/** In a process of its own, which knows none of the modules as they were. */
function write(root: string, script: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "--write"], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Refused(`${script}:\n${stdout}${stderr}`);
}

async function laidOut(root: string, files: Files): Promise<Files> {
  const lines = Object.entries(files).map(async ([file, text]) => {
    const filepath = path.join(root, file);
    return [file, isLaidOut(file) ? await format(text, { ...(await resolveConfig(filepath)), filepath }) : text];
  });
  return Object.fromEntries(await Promise.all(lines)) as Files;
}
