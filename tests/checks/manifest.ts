import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { top } from "#workbench/source/files.ts";

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isDynamicEntry?: boolean };
export type Manifest = Record<string, Chunk>;

/** Where `vite.config.ts` puts the list of chunks: beside `dist`, because nobody who opens the app needs it. */
export const manifestFile = path.join(top, "node_modules/.vite-build/manifest.json");

export const readManifest = () => JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** The chunks behind some modules with everything they import statically. Throws for a module without a chunk. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const add = (module: string) => {
    if (seen.has(module)) return;
    if (!manifest[module])
      throw new Error(`${module} has no chunk of its own in the build: see tests/checks/budgets.ts`);
    seen.add(module);
    manifest[module].imports?.forEach(add);
  };
  modules.forEach(add);
  return [...seen].flatMap((module) => manifest[module] ?? []);
}

export const scriptsOf = (chunks: readonly Chunk[]) =>
  new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith(".js")));

/** Bytes over the wire, gz -9. */
export const gzipped = (dist: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
