import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "#workbench/shared/source/files.ts";
import { hashOf } from "#workbench/shared/source/hash.ts";

/** The value of a text key; `de/auth.*` for a complete file, undefined for a missing key. */
export type Texts = (key: string) => string | undefined;

/** The texts of one commit by the keys that the camera records, `de/auth.entry.title`. */
export function textsOf(root: string): Texts {
  const all = new Map<string, string>();
  for (const file of filesIn(root, ["src/copy"], /^src\/copy\/[a-z]{2}\/\w+\.json$/)) {
    const json = readFileSync(path.join(root, file), "utf8");
    const name = file.slice("src/copy/".length, -".json".length);
    all.set(`${name}.*`, hashOf(json));
    flatten(JSON.parse(json), name, all);
  }
  return (key) => all.get(key);
}

function flatten(tree: unknown, at: string, into: Map<string, string>): void {
  if (typeof tree === "string") into.set(at, tree);
  else for (const [key, value] of Object.entries(tree as object)) flatten(value, `${at}.${key}`, into);
}
