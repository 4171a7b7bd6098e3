import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { entries, top, withoutEnding } from "./entries.ts";
import { buildForProduction } from "./production.ts";

/** The cost of one entry in a page that already has React. */
export type Price = {
  entry: string;
  /** gz -9, 1000 B each: all that loads with the entry, its packages included, its texts excluded. */
  kB: number;
  /** Paths of all its modules, from the root of the repository. */
  modules: readonly string[];
};

const isReact = (id: string) => /^(react|react-dom)(\/|$)/.test(id);

/** The costs of all entries of the written package, the highest first. */
export async function pricesOf(folder: string): Promise<Price[]> {
  buildForProduction();
  const prices: Price[] = [];
  // One after another: the bundler alone uses all cores.
  for (const [entry, file] of Object.entries(entries())) prices.push(await priceOf(folder, entry, file));
  return prices.toSorted((a, b) => b.kB - a.kB);
}

/** As a table, one line each. */
export const priceTable = (prices: readonly Price[]) =>
  prices.map(({ entry, kB }) => `${kB.toFixed(2).padStart(6)} kB  ${entry}`).join("\n");

/** Bundles one entry as an app would, minified, React apart. */
async function priceOf(folder: string, entry: string, file: string): Promise<Price> {
  const [bundled] = (await build({
    configFile: false,
    root: top,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2023",
      minify: true,
      lib: { entry: path.join(folder, `${withoutEnding(file)}.js`), formats: ["es"] },
      rolldownOptions: { external: isReact },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = bundled!.output.filter((chunk) => chunk.type === "chunk");
  const loaded = withImported(
    chunks,
    chunks.find(({ isEntry }) => isEntry)!,
  );
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  const modules = loaded.flatMap(({ modules: all }) => Object.keys(all)).map((id) => path.relative(top, id));
  return { entry, kB: bytes / 1000, modules };
}

function withImported(chunks: readonly Rolldown.OutputChunk[], entry: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const seen = new Set([entry]);
  for (const chunk of seen) for (const other of chunks) if (chunk.imports.includes(other.fileName)) seen.add(other);
  return [...seen];
}
