import path from "node:path";
import type { Plugin } from "vite";
import { cataloguedKeys } from "./cataloguedKeys.ts";

const top = path.resolve(import.meta.dirname, "../..");
const isCopy = /\/src\/copy\/(?:[a-z]{2}\/\w+\.json|words\.txt)$/;

const load: Record<string, () => Promise<string>> = {
  "virtual:text-catalogue": async () => {
    const { base, keys } = cataloguedKeys(top);
    return `export const base = ${JSON.stringify(base)};\nexport const keys = ${JSON.stringify(keys)};`;
  },
  "virtual:spelling": async () => {
    const { misspelt } = await import("#workbench/findings/misspelt.ts");
    return `export const spelling = ${JSON.stringify(await misspelt())};`;
  },
};

/** Gives the workbench all texts and their spelling: read at each build, and again when a text changes. */
export function cataloguePlugin(): Plugin {
  return {
    name: "text-catalogue",
    resolveId: (id) => (id in load ? `\0${id}` : undefined),
    load: (id) => load[id.slice(1)]?.(),
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        if (!isCopy.test(file.replaceAll(path.sep, "/"))) return;
        for (const id of Object.keys(load)) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
