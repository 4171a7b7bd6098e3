import path from "node:path";
import type { Plugin } from "vite";
import { copyUse } from "./copyUse.ts";

const name = "virtual:copy-use";
const resolved = `\0${name}`;
const top = path.resolve(import.meta.dirname, "../..");
const isSource = /\/(src|stories)\/.*\.(tsx?|json)$/;

/** Gives the workbench which stories can show which text: computed at each build, and again when a source changes. */
export function copyUsePlugin(): Plugin {
  return {
    name: "copy-use",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export const copyUse = ${JSON.stringify(copyUse(top))};` : undefined),
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        const module = moduleGraph.getModuleById(resolved);
        if (module && isSource.test(file.replaceAll(path.sep, "/"))) moduleGraph.invalidateModule(module);
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
