import path from "node:path";
import type { Plugin } from "vite";
import { readSearchData } from "./readSearchData.ts";
import { SEARCH_DATA } from "./searchData.ts";

const top = path.resolve(import.meta.dirname, "../..");
const isSource = /\/(src|stories)\/.*\.(tsx?|json|mdx)$/;

/** Gives the search its data: a file of the build, and on the dev server read anew after a source has changed. */
export function searchPlugin(read = () => readSearchData(top)): Plugin {
  let known: string | undefined;
  const dataText = () => (known ??= JSON.stringify(read()));
  return {
    name: "search-data",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SEARCH_DATA, source: dataText() });
    },
    configureServer({ watcher, middlewares }) {
      const forget = (file: string) => {
        if (isSource.test(file.replaceAll(path.sep, "/"))) known = undefined;
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
      middlewares.use(`/${SEARCH_DATA}`, (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.setHeader("cache-control", "no-store");
        response.end(dataText());
      });
    },
  };
}
