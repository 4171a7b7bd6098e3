import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Indexer, IndexInput } from "storybook/internal/types";
import storybook from "storybook/package.json" with { type: "json" };
import { hashOf } from "../source/hash.ts";

type CachedFile = { key: string; inputs: IndexInput[] };

function readCache(cacheFile: string): CachedFile | null {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as CachedFile;
  } catch {
    return null;
  }
}

/**
 * Storybook parses every file of stories whenever it starts. The result is cached in `folder` and valid as long as
 * the words of the file, its title and Storybook itself are the same.
 */
export const cachedIndex =
  (folder: string) =>
  (indexers: Indexer[] = []): Indexer[] =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const key = hashOf(storybook.version, options.makeTitle(), readFileSync(file));
        const cacheFile = path.join(folder, `${hashOf(file)}.json`);
        const cached = readCache(cacheFile);
        if (cached?.key === key) return cached.inputs;
        const inputs = await indexer.createIndex(file, options);
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${cacheFile}.${process.pid}`, JSON.stringify({ key, inputs } satisfies CachedFile));
        renameSync(`${cacheFile}.${process.pid}`, cacheFile);
        return inputs;
      },
    }));
