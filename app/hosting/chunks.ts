import type { Plugin } from "vite";

export type ChunkGroup = { name: string; modules: readonly string[] };

/** Takes the modules whose paths hold one of these, with all that they import, except what an earlier chunk has taken. */
export const chunk = (name: string, ...modules: string[]): ChunkGroup => ({ name, modules });

/** The groups as the bundler reads them. */
export const asGroups = (groups: readonly ChunkGroup[]) =>
  groups.map(({ name, modules }) => ({
    name,
    test: (id: string) => modules.some((module) => id.includes(module)),
  }));

/** Fails the build for an entry that is no module any more: what it held together would be loaded in another chunk, unseen. */
export const refuseUnmatched = (groups: readonly ChunkGroup[]): Plugin => ({
  name: "gangway-chunks-match",
  // Who names an input builds a part of the app.
  apply: ({ build }, { command }) => command === "build" && build?.rolldownOptions?.input === undefined,
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const lost = groups.flatMap(({ name, modules }) =>
      modules
        .filter((module) => !ids.some((id) => id.includes(module)))
        .map((module) => `chunk "${name}" in vite.config.ts: no module has ${module} in its path`),
    );
    if (lost.length > 0) this.error(lost.join("\n"));
  },
});
