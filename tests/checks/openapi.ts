import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { openApiDocument } from "#app/provider/openapi.ts";

export const OPENAPI_FILE = path.resolve(import.meta.dirname, "../../stories/docs/provider/openapi.json");

/** The document as text, laid out as everything else here is. */
export const openApiText = async (): Promise<string> =>
  format(JSON.stringify(openApiDocument()), { ...(await resolveConfig(OPENAPI_FILE)), parser: "json" });

/** `node tests/checks/openapi.ts` says whether the committed document is current, with `--write` it makes it so. */
if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes("--write")) {
    mkdirSync(path.dirname(OPENAPI_FILE), { recursive: true });
    writeFileSync(OPENAPI_FILE, await openApiText());
  } else if (readFileSync(OPENAPI_FILE, "utf8") !== (await openApiText())) {
    console.error("openapi.json is not current: run node tests/checks/openapi.ts --write");
    process.exitCode = 1;
  }
}
