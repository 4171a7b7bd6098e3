import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const name = "virtual:ledger";
const resolved = `\0${name}`;
const top = path.resolve(import.meta.dirname, "../..");
const isSource = /\/(app\/features|stories|tests\/features|\.storybook\/(ledger|machines|spec))\/.*\.(tsx?|json)$/;

/** A process of its own reads the machines as they are now, however often they change while the workbench runs. */
async function printedLedger(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "print.ts")], {
    cwd: top,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/** Gives the page of states its data. */
export function ledger(): Plugin {
  return {
    name: "ledger",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => (id === resolved ? `export const ledger = ${await printedLedger()};` : undefined),
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        const module = moduleGraph.getModuleById(resolved);
        if (module && isSource.test(file)) moduleGraph.invalidateModule(module);
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
