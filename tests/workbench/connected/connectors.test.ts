import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, top } from "#workbench/source/files.ts";

const storyOf = (connector: string) =>
  connector.replace(/^app\/features\//, "stories/connected/").replace(/\.tsx$/, ".stories.tsx");

test("every connector has stories that run it over the stand-in provider", () => {
  const connectors = filesIn(top, ["app/features"], /Page\.tsx$/);
  expect(connectors.length).toBeGreaterThan(30);
  expect(connectors.map(storyOf).filter((story) => !existsSync(path.join(top, story)))).toEqual([]);
});
