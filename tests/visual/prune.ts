import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { folders } from "./folders.ts";

const DAYS = 30;

type Folders = Pick<typeof folders, "cache" | "sides" | "pictures">;

/** Deletes everything unread for 30 days, and every unreferenced picture. */
export function prune(now = Date.now(), { cache, sides, pictures }: Folders = folders): void {
  const old = (file: string) => now - statSync(file).mtimeMs > DAYS * 86_400_000;
  const books = [...filesBelow(cache), ...filesBelow(sides)];
  for (const file of books.filter(old)) rmSync(file);
  const named = books
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").match(/\w+\.(png|txt)/g) ?? []);
  const used = new Set(named);
  for (const file of filesBelow(pictures)) if (!used.has(path.basename(file))) rmSync(file);
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
