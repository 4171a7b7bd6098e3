import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import partUses from "#stories/docs/partUses.json" with { type: "json" };

const parts = filesIn(top, ["stories/patterns", "stories/primitives"], /\.stories\.tsx$/).map((file) =>
  path.basename(file, ".stories.tsx"),
);

test("each pattern and each building block says when it is the right one and when not, and nothing else does", () => {
  expect(Object.keys(partUses).toSorted()).toEqual(parts.toSorted());
});

test("the label negates: a text that begins with Nicht would do it twice", () => {
  expect(Object.values(partUses).filter(({ not }) => /\bund nicht|^Nicht\b/.test(not))).toEqual([]);
});

test("what takes its place is a part, too", () => {
  const named = Object.entries(partUses).flatMap(([part, { not }]) =>
    [...not.matchAll(/\(([A-Z]\w+(?:, [A-Z]\w+)*)\)/g)].flatMap(([, names = ""]) =>
      names.split(", ").filter((name) => name === part || !parts.includes(name)),
    ),
  );
  expect(named).toEqual([]);
});
