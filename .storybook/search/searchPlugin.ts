import path from "node:path";
import type { Plugin } from "vite";
import { top } from "#workbench/shared/source/files.ts";
import { SEARCH_DATA, type SearchData } from "./searchData.ts";

const isSource = /\/(src|stories)\/.*\.(tsx?|json|mdx)$/;

const readAll = async (): Promise<SearchData> => (await import("./readSearchData.ts")).readSearchData(top);

/** Serves the search data: as a file of the build, and on the dev server read again after a source changed. */
export function searchPlugin(read: () => Promise<SearchData> = readAll): Plugin {
  let cached: Promise<string> | undefined;
  const dataJson = () => (cached ??= read().then((data) => JSON.stringify(data)));
  return {
    name: "search-data",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: SEARCH_DATA, source: await dataJson() });
    },
    configureServer({ watcher, middlewares }) {
      const invalidate = (file: string) => {
        if (isSource.test(file.replaceAll(path.sep, "/"))) cached = undefined;
      };
      watcher.on("add", invalidate).on("change", invalidate).on("unlink", invalidate);
      middlewares.use(`/${SEARCH_DATA}`, (_request, response, next) => {
        response.setHeader("content-type", "application/json");
        response.setHeader("cache-control", "no-store");
        dataJson().then((text) => response.end(text), next);
      });
    },
  };
}
