import { expect, test } from "vitest";
import { changeOf, selectionOf } from "#tests/run/changed.ts";
import { gitIn, withTree, writeTree, type Tree } from "#tests/checks/tree.ts";

const tree: Tree = {
  "app/router/pages.ts": 'export const pages = import.meta.glob("../features/*/*Page.tsx");\n',
  "app/features/events/EventsPage.tsx":
    'import "#src/screens/events/EventsScreen.tsx";\nimport "./eventsMachine.ts";\n',
  "app/features/events/eventsMachine.ts": "export {};\n",
  "app/features/groups/GroupsPage.tsx": 'import "#src/screens/groups/GroupsScreen.tsx";\n',
  ".storybook/shared/titles.ts": "export {};\n",
  "src/screens/events/EventsScreen.tsx":
    'import "#src/primitives/Button.tsx";\nuseCopy("events.list");\nuseCopy("shell");\n',
  "src/screens/groups/GroupsScreen.tsx": 'import "#src/primitives/Button.tsx";\n',
  "src/primitives/Button.tsx": "export {};\n",
  "src/copy/de/events.json": "{}\n",
  "src/model/days.ts": "export {};\n",
  "stories/connected/events/EventsPage.stories.tsx": 'import "#app/router/pages.ts";\n',
  "stories/connected/groups/GroupsPage.stories.tsx": 'import "#app/router/pages.ts";\n',
  "stories/screens/events/EventsScreen.stories.tsx":
    'import "#src/screens/events/EventsScreen.tsx";\nimport "#workbench/shared/titles.ts";\n',
  "stories/screens/groups/GroupsScreen.stories.tsx": 'import "#src/screens/groups/GroupsScreen.tsx";\n',
  "tests/features/eventsMachine.test.ts": 'import "#app/features/events/eventsMachine.ts";\n',
  "tests/model/days.test.ts": 'import "#src/model/days.ts";\n',
  "tests/checks/titles.test.ts": 'import "#workbench/shared/titles.ts";\n',
  "tests/journeys/events.journey.ts": "de.events.title;\n",
  "tests/journeys/frame.journey.ts": "de.shell.title;\n",
};

const connected = "stories/connected/events/EventsPage.stories.tsx";
const screen = "stories/screens/events/EventsScreen.stories.tsx";
const journey = "tests/journeys/events.journey.ts";

const selected = (files: string[], keys: string[] = [], more: Tree = {}) =>
  withTree({ ...tree, ...more }, (root) => selectionOf(root, { files, keys }));
const none = { unit: [], stories: [], journeys: [] };
const shown = { ...none, stories: [connected, screen], journeys: [journey] };
const texts = "src/copy/de/events.json";

test.each([
  ["a screen", "src/screens/events/EventsScreen.tsx", [], shown],
  [
    "a machine",
    "app/features/events/eventsMachine.ts",
    [],
    { unit: ["tests/features/eventsMachine.test.ts"], stories: [connected], journeys: [journey] },
  ],
  ["a rule", "src/model/days.ts", [], { ...none, unit: ["tests/model/days.test.ts"] }],
  ["a journey", journey, [], { ...none, journeys: [journey] }],
  [
    "a title in the sidebar, which no story shows",
    ".storybook/shared/titles.ts",
    [],
    { ...none, unit: ["tests/checks/titles.test.ts"] },
  ],
  ["a story", screen, [], { ...none, stories: [screen] }],
  ["a text, by its group", texts, ["events.list.title"], shown],
  ["a text of another group", texts, ["events.badge.title"], none],
])("a change selects what %s can affect", async (_, file, keys, expected) =>
  expect(await selected([file], keys)).toMatchObject(expected),
);

test("a change that more than four features share selects its stories, but no journey, and counts what it leaves out", async () => {
  const shared = ["a", "b", "c", "d", "e"].map((name) => [
    `app/features/${name}/${name}Page.tsx`,
    'import "#src/primitives/Button.tsx";\n',
  ]);
  const { stories, journeys, leftOut } = await selected(
    ["src/primitives/Button.tsx"],
    [],
    Object.fromEntries(shared) as Tree,
  );
  expect({ stories, journeys }).toEqual({
    stories: [screen, "stories/screens/groups/GroupsScreen.stories.tsx"],
    journeys: [],
  });
  expect(leftOut.slice(0, 3)).toEqual([
    "2 of 4 files of stories",
    "2 of 2 journeys",
    "connected stories and journeys of the 7 features that share it",
  ]);
});

test("a change of the set-up selects nothing: it needs the complete run", () =>
  expect(selected(["vite.config.ts", "src/model/days.ts"])).rejects.toThrow(
    "Every test depends on vite.config.ts: please run npm test.",
  ));

test("a change is the difference from the main branch: committed, edited or new, texts by their keys", async () => {
  const json = "src/copy/de/events.json";
  await withTree({ "a.ts": "1", "b.ts": "1", "gone.ts": "1", [json]: '{ "a": "1", "list": { "b": "1" } }' }, (root) => {
    gitIn(root, "init", "-b", "main");
    gitIn(root, "add", ".");
    gitIn(root, "commit", "-m", "begin");
    gitIn(root, "switch", "-c", "work");
    writeTree(root, { "a.ts": "2" });
    gitIn(root, "rm", "gone.ts");
    gitIn(root, "commit", "-a", "-m", "edit");
    writeTree(root, { "b.ts": "2", "new.ts": "1", [json]: '{ "a": "1", "list": { "b": "2", "c": "1" } }' });
    expect(changeOf(root)).toEqual({
      files: ["a.ts", "b.ts", "gone.ts", json, "new.ts"],
      keys: ["events.list.b", "events.list.c"],
    });
  });
});
