import path from "node:path";
import type { Plugin } from "vite";
import { readApprovals } from "./readApprovals.ts";

const top = path.resolve(import.meta.dirname, "../..");
const isSource = /\/(src|stories|app)\/.*\.(tsx?|json|css)$/;

/** What reads code brings the compiler: fetched when the workbench asks for it, which starts without. */
const load: Record<string, () => Promise<string>> = {
  "virtual:copy-use": async () => {
    const { copyUse } = await import("./copyUse.ts");
    return `export const copyUse = ${JSON.stringify(copyUse(top))};`;
  },
  "virtual:text-status": async () => {
    const { picturePrints } = await import("./pictures.ts");
    return `export const approvals = ${JSON.stringify(readApprovals(top).approvals)};\nexport const pictures = ${JSON.stringify(picturePrints(top))};`;
  },
};

/**
 * Gives the workbench which stories can show which text, and what was said of each text: computed at each build, and again
 * when a source changes.
 */
export function textFactsPlugin(): Plugin {
  return {
    name: "text-facts",
    resolveId: (id) => (id in load ? `\0${id}` : undefined),
    load: (id) => load[id.slice(1)]?.(),
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        if (!isSource.test(file.replaceAll(path.sep, "/"))) return;
        for (const id of Object.keys(load)) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
