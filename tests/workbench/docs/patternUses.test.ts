import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { patternUses } from "#workbench/docs/patternUses.ts";

test("each pattern says when it is the right one and when not, and nothing else does", () => {
  const patterns = filesIn(top, ["stories/patterns"], /\.stories\.tsx$/).map((file) =>
    path.basename(file, ".stories.tsx"),
  );
  expect(Object.keys(patternUses).toSorted()).toEqual(patterns.toSorted());
});
