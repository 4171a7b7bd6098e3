import type { Plugin } from "vite";

export type ChunkGroup = { name: string; modules: readonly string[] };

/** Matches modules by path, with their imports, except those in an earlier chunk. */
export const chunk = (name: string, ...modules: string[]): ChunkGroup => ({ name, modules });

/** Format of the bundler. */
export const asGroups = (groups: readonly ChunkGroup[]) =>
  groups.map(({ name, modules }) => ({
    name,
    test: (id: string) => modules.some((module) => id.includes(module)),
  }));

/** Fails the build for an entry that matches no module: its code would silently move to another chunk. */
export const refuseUnmatched = (groups: readonly ChunkGroup[]): Plugin => ({
  name: "gangway-chunks-match",
  // A build with its own input contains only a part of the app.
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
