import path from "node:path";
import type { Plugin } from "vite";
import { top } from "#workbench/shared/source/files.ts";
import { SEARCH_DATA, type SearchData } from "./searchData.ts";

const isSource = /\/(src|stories)\/.*\.(tsx?|json|mdx)$/;

const readAll = async (): Promise<SearchData> => (await import("./readSearchData.ts")).readSearchData(top);

/** Gives the search its data: a file of the build, and on the dev server read anew after a source has changed. */
export function searchPlugin(read: () => Promise<SearchData> = readAll): Plugin {
  let cached: Promise<string> | undefined;
  const dataText = () => (cached ??= read().then((data) => JSON.stringify(data)));
  return {
    name: "search-data",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: SEARCH_DATA, source: await dataText() });
    },
    configureServer({ watcher, middlewares }) {
      const forget = (file: string) => {
        if (isSource.test(file.replaceAll(path.sep, "/"))) cached = undefined;
      };
      watcher.on("add", forget).on("change", forget).on("unlink", forget);
      middlewares.use(`/${SEARCH_DATA}`, (_request, response, next) => {
        response.setHeader("content-type", "application/json");
        response.setHeader("cache-control", "no-store");
        dataText().then((text) => response.end(text), next);
      });
    },
  };
}
