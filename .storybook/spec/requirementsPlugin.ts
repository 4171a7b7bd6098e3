import type { Plugin } from "vite";
import { top } from "#workbench/source/files.ts";

/** The page's own data, and of it what the stories are judged by. */
const names = ["virtual:requirements", "virtual:laws"];
const resolved = (name: string) => `\0${name}`;
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

/** The rows that are looked for in a story, by its id. */
async function lawsText(): Promise<string> {
  const { provenRows } = await import("./provenRows.ts");
  const laws = provenRows().flatMap(({ id, text, proofs }) => {
    const own = proofs.filter((proof) => proof.kind === "law");
    return own.map((law) => ({ id, text, law, isAlone: own.length === 1 }));
  });
  return `export const laws = ${JSON.stringify(laws)};`;
}

/** Gives the page of requirements its data: computed at each build, and again when a story, a test, a row or a text changes. */
export function requirements(): Plugin {
  return {
    name: "requirements",
    resolveId: (id) => (names.includes(id) ? resolved(id) : undefined),
    load(id) {
      if (id === resolved("virtual:requirements")) return moduleText();
      return id === resolved("virtual:laws") ? lawsText() : undefined;
    },
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        for (const name of names) {
          const module = moduleGraph.getModuleById(resolved(name));
          if (module && isSource.test(file)) moduleGraph.invalidateModule(module);
        }
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
    },
  };
}
