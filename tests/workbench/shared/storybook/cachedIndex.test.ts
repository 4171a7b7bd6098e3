import { globSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { cachedIndex } from "#workbench/shared/storybook/cachedIndex.ts";

const options = (title: string) => ({ makeTitle: () => title });

/** Started anew each time it is asked, as the workbench is. */
function startsIn(root: string) {
  const parsed: string[] = [];
  const parse = async (file: string) => {
    parsed.push(file);
    return [{ type: "story", importPath: file, exportName: `Story${parsed.length}` } as const];
  };
  const index = (title = "screens/Entry") =>
    cachedIndex(`${root}/kept`)([{ test: /\.tsx$/, createIndex: parse }])[0]?.createIndex(
      `${root}/Entry.stories.tsx`,
      options(title),
    );
  return { parsed, index };
}

test("a file of stories is parsed once as long as it stays as it is", async () => {
  await withTree({ "Entry.stories.tsx": "one" }, async (root) => {
    const { parsed, index } = startsIn(root);
    const first = await index();
    expect(await index()).toEqual(first);
    expect(parsed).toHaveLength(1);
  });
});

test("it is parsed anew when it has changed, when its title has, and when what was kept cannot be read", async () => {
  await withTree({ "Entry.stories.tsx": "one" }, async (root) => {
    const { parsed, index } = startsIn(root);
    await index();
    writeFileSync(`${root}/Entry.stories.tsx`, "two");
    expect(await index()).toMatchObject([{ exportName: "Story2" }]);
    expect(await index("patterns/Entry")).toMatchObject([{ exportName: "Story3" }]);
    await index("patterns/Entry");
    expect(parsed).toHaveLength(3);
  });
  await withTree({ "Entry.stories.tsx": "one" }, async (root) => {
    const { parsed, index } = startsIn(root);
    await index();
    for (const file of globSync(`${root}/kept/*.json`)) writeFileSync(file, '{"key":');
    await index();
    expect(parsed).toHaveLength(2);
  });
});
