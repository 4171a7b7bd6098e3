import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { top } from "#workbench/shared/source/files.ts";

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  isDynamicEntry?: boolean;
};
export type Manifest = Record<string, Chunk>;

/** Where `vite.config.ts` writes the list of chunks: beside `dist`, because it must not be deployed. */
export const manifestFile = path.join(top, "node_modules/.vite-build/manifest.json");

export const readManifest = () => JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** The chunks of some modules, or groups of modules, with all static imports. Throws for a module without a chunk. */
export function chunksOf(manifest: Manifest, names: readonly string[]): Chunk[] {
  const groups = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]));
  const seen = new Set<Chunk>();
  const add = (name: string) => {
    const chunk = manifest[name] ?? groups.get(name);
    if (!chunk) throw new Error(`${name} has no chunk of its own in the build: see tests/checks/budgets.ts`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(add);
  };
  names.forEach(add);
  return [...seen];
}

export const scriptsOf = (chunks: readonly Chunk[]) =>
  new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith(".js")));

/** Bytes over the wire, gz -9. */
export const gzipped = (dist: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
