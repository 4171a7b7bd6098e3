import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

export const top = path.resolve(import.meta.dirname, "../../..");

/** Paths relative to `root`, with forward slashes, sorted; a folder that is not there holds nothing. */
export function filesIn(root: string, folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")),
    )
    .filter((file) => pattern.test(file))
    .toSorted();
}
