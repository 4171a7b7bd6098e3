import type { Plugin } from "vite";
import { top } from "#workbench/source/files.ts";

const name = "virtual:requirements";
const resolved = `\0${name}`;
const isSource = /\.(?:stories\.tsx|(?:test|journey)\.tsx?|json)$/;

/** What reads code brings the compiler: fetched when the page is asked for, so that the workbench starts without. */
async function moduleText(): Promise<string> {
  const [{ provenRows }, { namedEntries }] = await Promise.all([
    import("./provenRows.ts"),
    import("./namedEntries.ts"),
  ]);
  return Object.entries({ rows: provenRows(), ...namedEntries(top) })
    .map(([called, value]) => `export const ${called} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** Gives the page of requirements its data: computed at each build, and again when a story, a test, a row or a text changes. */
export function requirements(): Plugin {
  return {
    name: "requirements",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? moduleText() : undefined),
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        const module = moduleGraph.getModuleById(resolved);
        if (module && isSource.test(file)) moduleGraph.invalidateModule(module);
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
