import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn, top } from "#workbench/source/files.ts";

/** What the generator reads and changes, and a screen made by hand. */
const taken = [
  ".prettierrc.json",
  "app/router/screens.ts",
  "app/navigation/screens.ts",
  "src/copy/de",
  "src/copy/en",
  "src/copy/keys.gen.ts",
  "src/copy/kinds.json",
  "src/screens/events/EventApplicationScreen.tsx",
  "stories/screens/events/EventApplicationScreen.stories.tsx",
  "tests/navigation/addedScreens.ts",
];

/** A copy of a part of the repository, to be removed when a test is over. */
export function scratch() {
  const root = mkdtempSync(path.join(tmpdir(), "gangway-new-"));
  for (const each of taken) cpSync(path.join(top, each), path.join(root, each), { recursive: true });
  const files = () =>
    Object.fromEntries(filesIn(root, ["."], /./).map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  return { root, files, remove: () => rmSync(root, { recursive: true }) };
}
