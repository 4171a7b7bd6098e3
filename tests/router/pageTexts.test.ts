import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { firstPages } from "#app/router/firstPages.ts";
import { pages, type Page } from "#app/router/pages.ts";
import { top } from "#workbench/source/files.ts";

/** These are there before any screen behind the sign-in is. */
const ALWAYS = ["auth", "notices"];

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from "(#(?:app|src)\/[^"]+|\.[^"]+)"/gm;
const USE = /useCopy\("(\w+)/g;

/** What a module brings with it at once; what it imports later waits in a place of its own. */
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

const connectorOf = (page: Page) => /"\/(app\/[^"]+)"/.exec(page.load.toString())?.[1] ?? "";

test.each(Object.entries({ ...firstPages, ...pages }))(
  "%s has all its texts before it is drawn: one that comes later would take the whole page away for a moment",
  (_, page) => {
    const missing = [...textsUsedBy(connectorOf(page))].filter(
      (area) => !ALWAYS.includes(area) && !page.texts.some((text) => text === area),
    );
    expect(missing).toEqual([]);
  },
);
