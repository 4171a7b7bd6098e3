import path from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { beforeAll, expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { targets } from "./targets.ts";

let ids: ReadonlySet<string>;
beforeAll(async () => {
  ids = new Set(Object.keys((await buildIndex({ configDir: path.join(top, ".storybook") })).entries));
});

test("what people search for is in the workbench", () => {
  expect(targets.flatMap((target) => target.ids).filter((id) => !ids.has(id))).toEqual([]);
});
