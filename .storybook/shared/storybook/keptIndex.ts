import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Indexer, IndexInput } from "storybook/internal/types";
import storybook from "storybook/package.json" with { type: "json" };
import { hashOf } from "../source/hash.ts";

type Kept = { key: string; inputs: IndexInput[] };

function readKept(place: string): Kept | null {
  try {
    return JSON.parse(readFileSync(place, "utf8")) as Kept;
  } catch {
    return null;
  }
}

/**
 * Storybook parses every file of stories whenever it starts. What it found in one is kept in `folder`, and holds as long as
 * the words of the file, its title and Storybook itself are the same.
 */
export const keptIndex =
  (folder: string) =>
  (indexers: Indexer[] = []): Indexer[] =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const key = hashOf(storybook.version, options.makeTitle(), readFileSync(file));
        const place = path.join(folder, `${hashOf(file)}.json`);
        const kept = readKept(place);
        if (kept?.key === key) return kept.inputs;
        const inputs = await indexer.createIndex(file, options);
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${place}.${process.pid}`, JSON.stringify({ key, inputs } satisfies Kept));
        renameSync(`${place}.${process.pid}`, place);
        return inputs;
      },
    }));
