import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatted } from "#workbench/shared/source/formatted.ts";

/** Why nothing was written, in words for the terminal. */
export class Refused extends Error {}

/** Nothing of it is on the disk yet. */
export type Plan = {
  /** By path: the text of a new file, or what becomes of the text that is there, `""` where none is. */
  files: Record<string, string | ((text: string) => string)>;
  /** Scripts of the repository that write a file from all others, by that file. */
  derived: Record<string, string>;
  /** What is left to do. */
  next: string;
};

/** Writes all of a plan, or nothing; returns what happened to each file, one a line. */
export async function carryOut(root: string, { files, derived }: Plan): Promise<string[]> {
  const full = (file: string) => path.join(root, file);
  const read = (file: string) => (existsSync(full(file)) ? readFileSync(full(file), "utf8") : "");
  const before = new Map([...Object.keys(files), ...Object.keys(derived)].map((file) => [file, read(file)]));
  const occupied = Object.keys(files).filter((file) => typeof files[file] === "string" && before.get(file));
  if (occupied.length > 0) throw new Refused(occupied.map((file) => `${file} is there already.`).join("\n"));
  const after = Object.entries(files).map(
    ([file, change]) => [file, typeof change === "string" ? change : change(before.get(file) ?? "")] as const,
  );
  try {
    for (const [file, text] of after) {
      mkdirSync(path.dirname(full(file)), { recursive: true });
      writeFileSync(full(file), await formatted(file, text));
    }
    for (const script of Object.values(derived)) run(root, script);
  } catch (error) {
    for (const [file, text] of before)
      if (text) writeFileSync(full(file), text);
      else rmSync(full(file), { force: true });
    throw error;
  }
  const changed = [...before].filter(([file, text]) => text && text !== read(file));
  const created = [...before].filter(([, text]) => !text);
  return [...created.map(([file]) => `new      ${file}`), ...changed.map(([file]) => `changed  ${file}`)];
}

/** In its own process, which imports the changed modules. */
function run(root: string, script: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, script.split(" "), { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Refused(`${script}:\n${stdout}${stderr}`);
}

/** Adds an entry at the end of the list or object that a module declares as `name`. */
export const withEntry = (name: string, entry: string) => (text: string) => {
  const start = text.search(new RegExp(`^(export )?const ${name}\\b`, "m"));
  const length = text.slice(start).search(/^[}\]]|[}\]];$/m);
  if (start < 0 || length < 0) throw new Refused(`There is no "${name}" to add ${entry} to.`);
  const before = text.slice(0, start + length).trimEnd();
  return `${before}${/[[{,]$/.test(before) ? "" : ","}\n${entry},\n${text.slice(start + length)}`;
};

/** Imports a name from a module, beside what is imported from it already. */
export const withImport = (name: string, from: string) => (text: string) => {
  const line = new RegExp(`import \\{ ([^}]*) \\} from "${from}";`);
  const names = line.exec(text)?.[1]?.split(", ");
  if (!names) return `import { ${name} } from "${from}";\n${text}`;
  return names.includes(name) ? text : text.replace(line, `import { ${[...names, name].join(", ")} } from "${from}";`);
};
