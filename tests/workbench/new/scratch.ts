import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { check, resolveConfig } from "prettier";
import ts from "typescript";
import { filesIn, top } from "#workbench/shared/source/files.ts";

/** What the generator reads and changes, and a screen made by hand. */
const taken = [
  ".prettierrc.json",
  ".storybook/shared/titles.ts",
  "app/client/calls",
  "app/client/descriptions.ts",
  "app/sandbox/rules.ts",
  "app/features/events/eventsPages.ts",
  "app/navigation/screens.ts",
  "src/copy/de",
  "src/copy/en",
  "src/copy/keys.gen.ts",
  "src/copy/kinds.json",
  "src/screens/events/EventApplicationScreen.tsx",
  "stories/docs/provider/openapi.json",
  "stories/screens/events/EventApplicationScreen.stories.tsx",
  "tests/app/situations.ts",
  "tests/client/samples.ts",
  "tests/navigation/addedScreens.ts",
  "tests/sandbox/callCases.ts",
];

/** Lists that hold only what the generator has made for real. */
const filled = [
  ["tests/app/situations.ts", "open"],
  ["tests/navigation/addedScreens.ts", "addedScreens"],
] as const;

/** A copy of a part of the repository, before anything was generated into its lists, to be removed when a test is over. */
export function scratch() {
  const root = mkdtempSync(path.join(tmpdir(), "gangway-new-"));
  for (const each of taken) cpSync(path.join(top, each), path.join(root, each), { recursive: true });
  for (const [file, list] of filled) {
    const text = readFileSync(path.join(root, file), "utf8");
    const entries = new RegExp(`(?<=export const ${list}: .*= )\\[[^\\]]*\\]`);
    writeFileSync(path.join(root, file), text.replace(entries, "[]"));
  }
  const files = () =>
    Object.fromEntries(filesIn(root, ["."], /./).map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  return { root, files, remove: () => rmSync(root, { recursive: true }) };
}

type Files = Readonly<Record<string, string>>;

/** The files that are other than before, with their lines that were not there. */
export function addedLines(before: Files, after: Files): Record<string, string[]> {
  const changed = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  return Object.fromEntries(
    changed.map((file) => {
      const old = new Set(before[file]?.split("\n"));
      return [file, (after[file] ?? "").split("\n").filter((line) => !old.has(line))];
    }),
  );
}

/** Those of some files of a copy that do not parse, or are laid out in another way than the rest. */
export async function oddlyLaidOut(root: string, files: readonly string[]): Promise<string[]> {
  const odd = await Promise.all(
    files.map(async (file) => {
      const filepath = path.join(root, file);
      const text = readFileSync(filepath, "utf8");
      const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true, fileName: file });
      const isLaidOut =
        diagnostics.length === 0 && (await check(text, { ...(await resolveConfig(filepath)), filepath }));
      return isLaidOut ? [] : [file];
    }),
  );
  return odd.flat();
}
