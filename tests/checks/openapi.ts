import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { validate } from "@readme/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { openApiDocument } from "#app/client/openapi.ts";
import { formatted } from "#workbench/shared/source/formatted.ts";
import { callExamples } from "#tests/client/callExamples.ts";
import { report } from "./report.ts";

export const OPENAPI_FILE = path.resolve(import.meta.dirname, "../../stories/docs/provider/openapi.json");

/** The document as formatted text. */
export const openApiText = async (): Promise<string> =>
  formatted("stories/docs/provider/openapi.json", JSON.stringify(openApiDocument(await callExamples())));

/** The errors that two independent OpenAPI validators find in a document. Neither follows links. */
export async function openApiFaults(
  document: Record<string, unknown>,
): Promise<{ seriousme: string[]; readme: string[] }> {
  const schema = await new Validator().validate(structuredClone(document));
  const rules = await validate(structuredClone(document) as unknown as Parameters<typeof validate>[0], {
    resolve: { external: false },
  });
  return {
    seriousme: schema.valid ? [] : [schema.errors ?? []].flat().map((error) => JSON.stringify(error)),
    readme: rules.valid ? [] : rules.errors.map(({ message }) => message),
  };
}

/** `node tests/checks/openapi.ts` checks that the committed document is current and valid, `--write` updates it. */
if (import.meta.main) {
  const current = await openApiText();
  if (process.argv.includes("--write")) {
    mkdirSync(path.dirname(OPENAPI_FILE), { recursive: true });
    writeFileSync(OPENAPI_FILE, current);
  }
  const committed = readFileSync(OPENAPI_FILE, "utf8");
  const { seriousme, readme } = await openApiFaults(JSON.parse(committed) as Record<string, unknown>);
  report(
    "provider document",
    [
      ...(committed === current ? [] : ["openapi.json is not current: run npx node tests/checks/openapi.ts --write"]),
      ...seriousme.map((fault) => `@seriousme/openapi-schema-validator: ${fault}`),
      ...readme.map((fault) => `@readme/openapi-parser: ${fault}`),
    ],
    "current, and valid OpenAPI 3.1 for two validators",
  );
}
