import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { addAddresses } from "#app/sandbox/standIns.ts";
import { JOURNEY_PAGE } from "./address.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const entry = path.join(import.meta.dirname, "entry.ts");
const entryOnServer = `/${path.relative(top, entry).replaceAll(path.sep, "/")}`;

/** The app's own page with another beginning; its icons belong to the site that the app is served from. */
const pageWith = (script: string): string =>
  addAddresses(readFileSync(path.join(top, "app/index.html"), "utf8"))
    .replace('src="./main.tsx"', `src="${script}"`)
    .replaceAll(/\s*<link rel="[\w-]*icon".*\/>/g, "");

/** Serves and builds a page with the whole app beside the workbench's own page, for the frames of the journeys. */
export function journeyPage(): Plugin {
  let built = "";
  return {
    name: "journey-page",
    configureServer(server) {
      server.middlewares.use(`/${JOURNEY_PAGE}`, (_, response, next) => {
        server.transformIndexHtml(`/${JOURNEY_PAGE}`, pageWith(entryOnServer)).then((html) => {
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(html);
        }, next);
      });
    },
    buildStart() {
      if (this.environment.config.command === "build")
        built = this.emitFile({ type: "chunk", id: entry, name: "journey" });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: JOURNEY_PAGE, source: pageWith(`../${this.getFileName(built)}`) });
    },
  };
}
