import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";

/** Loaded before any screen behind the sign-in. */
const ALWAYS = ["auth", "notices"];

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from "(#(?:app|src)\/[^"]+|\.[^"]+)"/gm;
const USE = /useCopy\("(\w+)/g;

/** The static imports of a module; dynamic ones have chunks of their own. */
function importsOf(file: string): string[] {
  return [...readFileSync(path.join(top, file), "utf8").matchAll(IMPORT)]
    .map(([, name = ""]) => (name.startsWith("#") ? name.slice(1) : path.join(path.dirname(file), name)))
    .filter((name) => /\.tsx?$/.test(name));
}

function textsUsedBy(file: string): Set<string> {
  const files = new Set([file]);
  for (const one of files) for (const next of importsOf(one)) files.add(next);
  const sources = [...files].map((one) => readFileSync(path.join(top, one), "utf8"));
  return new Set(sources.flatMap((text) => [...text.matchAll(USE)].map(([, area = ""]) => area)));
}

/** In its own process: this one mocks imports. */
const read = `
  import { modulesOf, readPages } from "#app/hosting/readPages.ts";
  import { textsOf } from "#app/shell/page.ts";
  const rows = [];
  for (const [screen, page] of Object.entries(await readPages()))
    rows.push({ screen, modules: await modulesOf(page), texts: textsOf(page) });
  console.log(JSON.stringify(rows));
`;
type Row = { screen: string; modules: string[]; texts: string[] };
const rows = JSON.parse(
  execFileSync(process.execPath, ["--input-type=module", "--eval", read], { cwd: top, encoding: "utf8" }),
) as Row[];

test.each(rows)(
  "$screen has all its texts before it is rendered: one that loads later would hide the whole page for a moment",
  ({ modules, texts }) => {
    expect(modules[0]).toMatch(/^app\/features\/[\w-]+\/\w+Page\.tsx$/);
    const missing = modules.flatMap((module) => [...textsUsedBy(module)]).filter((area) => !ALWAYS.includes(area));
    expect(missing.filter((area) => !texts.includes(area))).toEqual([]);
  },
);
