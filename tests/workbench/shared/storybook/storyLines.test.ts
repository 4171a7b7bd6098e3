import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { createServer } from "vite";
import tests from "#tests/vitest.config.ts";
import { top } from "#workbench/shared/source/files.ts";

const FILE = "stories/screens/auth/PhoneScreen.stories.tsx";
const ASSERTION = 'toHaveAttribute("autocomplete", "tel")';

const placeIn = (code: string) => {
  const lines = code.split("\n");
  const line = lines.findIndex((text) => text.includes(ASSERTION));
  return { line, column: lines[line]?.indexOf(ASSERTION) ?? -1 };
};

test("a failing assertion of a story is shown where it stands in its file", async () => {
  const stories = tests.test?.projects?.find(
    (project) => typeof project === "object" && "test" in project && project.test?.name === "stories",
  );
  const { plugins } = stories as { plugins: [] };
  const server = await createServer({
    configFile: false,
    root: top,
    plugins,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
  });
  try {
    const result = await server.transformRequest(`/${FILE}`);
    const { line, column } = placeIn(result?.code ?? "");
    const { originalLine, originalColumn } = new SourceMap(result?.map as unknown as SourceMapPayload).findEntry(
      line,
      column,
    ) as { originalLine: number; originalColumn: number };
    expect({ line: originalLine, column: originalColumn }).toEqual(placeIn(readFileSync(path.join(top, FILE), "utf8")));
  } finally {
    await server.close();
  }
});
