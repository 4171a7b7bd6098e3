import path from "node:path";
import type { Plugin } from "vite";

/**
 * A plugin with virtual modules by their ids. Each is read when it is requested; on the dev server again after a file
 * changed whose path (with forward slashes) matches `isSource`.
 */
export function virtualModules(
  name: string,
  modules: Readonly<Record<string, () => Promise<string>>>,
  isSource?: RegExp,
): Plugin {
  return {
    name,
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
    configureServer({ watcher, moduleGraph }) {
      const invalidate = (file: string) => {
        if (!isSource?.test(file.replaceAll(path.sep, "/"))) return;
        for (const id of Object.keys(modules)) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      };
      watcher.on("add", invalidate).on("change", invalidate).on("unlink", invalidate);
    },
  };
}
