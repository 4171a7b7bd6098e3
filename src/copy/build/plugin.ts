// Vite plugin: src/copy/<locale>/<area>.json becomes compiled messages (no ICU parser in the browser), in dev, build, Storybook and Vitest.
import path from "node:path";
import type { Plugin } from "vite";
import { copyDir, readArea, readCatalogue } from "./catalogue.ts";
import { writeTypes } from "./types.ts";

const of = (file: string) => {
  const m = /^([a-z]{2})\/([A-Za-z0-9]+)\.json$/.exec(
    path.relative(copyDir, file.split("?")[0]!).replaceAll(path.sep, "/"),
  );
  return m ? { locale: m[1]!, area: m[2]! } : undefined;
};
const compiled = (json: string, at: { locale: string; area: string }) =>
  Object.fromEntries(
    Object.entries(readArea(json, at.locale, `${at.locale}/${at.area}.json`)).map(([k, e]) => [k, e.compiled]),
  );

export function copy(): Plugin {
  return {
    name: "copy",
    enforce: "pre", // before vite:json, which turns our JSON into a module
    buildStart() {
      const { catalogue, faults } = readCatalogue();
      if (faults.length && this.environment?.config.command === "build") this.error(`copy:\n${faults.join("\n")}`);
      if (!faults.length && this.environment?.config.command === "serve") writeTypes(catalogue);
    },
    transform: {
      filter: { id: /\/src\/copy\/[a-z]{2}\/\w+\.json$/ }, // not with ?raw
      handler(code, id) {
        const at = of(id);
        return at ? { code: JSON.stringify(compiled(code, at)), map: null } : undefined;
      },
    },
    hotUpdate({ file, server, read }) {
      const at = of(file);
      if (!at) return;
      if (this.environment.name !== "client") return [];
      return Promise.resolve(read()).then((json) => {
        try {
          const messages = compiled(json, at);
          const texts = Object.fromEntries(Object.entries(readArea(json, at.locale, "")).map(([k, e]) => [k, e.text]));
          const { catalogue, faults } = readCatalogue();
          if (faults.length) server.config.logger.warn(`copy:\n${faults.join("\n")}`);
          else writeTypes(catalogue);
          this.environment.hot.send("copy:update", { ...at, messages, texts });
        } catch (e) {
          server.config.logger.error((e as Error).message);
          this.environment.hot.send({
            type: "error",
            err: { message: (e as Error).message, stack: "", plugin: "copy", id: file },
          });
        }
        return []; // no reload: the runtime handles copy:update
      });
    },
  };
}
