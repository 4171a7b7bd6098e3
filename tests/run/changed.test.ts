import { describe, expect, test } from "vitest";
import { changeOf, selectionOf } from "#tests/run/changed.ts";
import { gitIn, withTree, writeTree, type Tree } from "#tests/checks/tree.ts";

const tree: Tree = {
  "app/router/pages.ts": 'export const pages = import.meta.glob("../features/*/*Page.tsx");\n',
  "app/features/events/EventsPage.tsx":
    'import "#src/screens/events/EventsScreen.tsx";\nimport "./eventsMachine.ts";\n',
  "app/features/events/eventsMachine.ts": "export {};\n",
  "app/features/groups/GroupsPage.tsx": 'import "#src/screens/groups/GroupsScreen.tsx";\n',
  "src/screens/events/EventsScreen.tsx":
    'import "#src/primitives/Button.tsx";\nuseCopy("events.list");\nuseCopy("shell");\n',
  "src/screens/groups/GroupsScreen.tsx": 'import "#src/primitives/Button.tsx";\n',
  "src/primitives/Button.tsx": "export {};\n",
  "src/copy/de/events.json": "{}\n",
  "src/model/days.ts": "export {};\n",
  "stories/connected/events/EventsPage.stories.tsx": 'import "#app/router/pages.ts";\n',
  "stories/connected/groups/GroupsPage.stories.tsx": 'import "#app/router/pages.ts";\n',
  "stories/screens/events/EventsScreen.stories.tsx": 'import "#src/screens/events/EventsScreen.tsx";\n',
  "stories/screens/groups/GroupsScreen.stories.tsx": 'import "#src/screens/groups/GroupsScreen.tsx";\n',
  "tests/features/eventsMachine.test.ts": 'import "#app/features/events/eventsMachine.ts";\n',
  "tests/model/days.test.ts": 'import "#src/model/days.ts";\n',
  "tests/journeys/events.journey.ts": "de.events.title;\n",
  "tests/journeys/frame.journey.ts": "de.shell.title;\n",
};

const connected = "stories/connected/events/EventsPage.stories.tsx";
const screen = "stories/screens/events/EventsScreen.stories.tsx";
const journey = "tests/journeys/events.journey.ts";

/** The selection for a change of one file. */
const selected = async (file: string, keys: string[] = []) => {
  const { unit, stories, journeys } = await withTree(tree, (root) => selectionOf(root, { files: [file], keys }));
  return { unit, stories, journeys };
};

describe("a change selects", () => {
  test.each([
    [
      "a screen",
      "src/screens/events/EventsScreen.tsx",
      { unit: [], stories: [connected, screen], journeys: [journey] },
    ],
    [
      "a machine",
      "app/features/events/eventsMachine.ts",
      { unit: ["tests/features/eventsMachine.test.ts"], stories: [connected], journeys: [journey] },
    ],
    ["a rule", "src/model/days.ts", { unit: ["tests/model/days.test.ts"], stories: [], journeys: [] }],
    ["a journey", journey, { unit: [], stories: [], journeys: [journey] }],
    ["a story", screen, { unit: [], stories: [screen], journeys: [] }],
  ])("what %s can affect", async (_, file, expected) => expect(await selected(file)).toEqual(expected));

  test("stories of a text: by its group, not its complete area", async () => {
    const shown = { unit: [], stories: [connected, screen], journeys: [journey] };
    expect(await selected("src/copy/de/events.json", ["events.list.title"])).toEqual(shown);
    const others = { unit: [], stories: [], journeys: [] };
    expect(await selected("src/copy/de/events.json", ["events.badge.title"])).toEqual(others);
  });

  test("every story that it affects, but no journey, when more than four features share it", async () => {
    const names = ["a", "b", "c", "d", "e"];
    const shared = Object.fromEntries(
      names.map((name) => [`app/features/${name}/${name}Page.tsx`, 'import "#src/primitives/Button.tsx";\n']),
    );
    const { stories, journeys, leftOut } = await withTree({ ...tree, ...shared }, (root) =>
      selectionOf(root, { files: ["src/primitives/Button.tsx"], keys: [] }),
    );
    expect({ stories, journeys }).toEqual({
      stories: [screen, "stories/screens/groups/GroupsScreen.stories.tsx"],
      journeys: [],
    });
    expect(leftOut).toContain("connected stories and journeys of the 7 features that share it");
  });

  test("counts the stories and journeys that it leaves out", async () => {
    const { leftOut } = await withTree(tree, (root) => selectionOf(root, { files: ["src/model/days.ts"], keys: [] }));
    expect(leftOut).toEqual(expect.arrayContaining(["4 of 4 files of stories", "2 of 2 journeys"]));
  });

  test("nothing for the set-up, which needs the complete run", async () => {
    const selecting = withTree(tree, (root) =>
      selectionOf(root, { files: ["vite.config.ts", "src/model/days.ts"], keys: [] }),
    );
    await expect(selecting).rejects.toThrow("Every test depends on vite.config.ts: please run npm test.");
  });
});

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
