import { describe, expect, test } from "vitest";
import { cruiseBoundaries } from "#tests/checks/boundaries.ts";
import { withTree, type Tree } from "#tests/checks/tree.ts";

const fake = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: "1.0.0", main: "index.js" }),
  [`node_modules/${name}/index.js`]: "export const x = 1;",
});

const sound: Tree = {
  "package.json": JSON.stringify({
    name: "planted",
    type: "module",
    imports: {
      "#src/*": "./src/*",
      "#app/*": "./app/*",
      "#stories/*": "./stories/*",
      "#tests/*": "./tests/*",
      "#workbench/*": "./.storybook/*",
    },
    dependencies: { react: "1.0.0", "react-dom": "1.0.0", xstate: "1.0.0", wouter: "1.0.0", "@xstate/react": "1.0.0" },
    devDependencies: { msw: "1.0.0", culori: "1.0.0" },
  }),
  ...fake("react"),
  ...fake("react-dom"),
  ...fake("xstate"),
  ...fake("@xstate/react"),
  ...fake("wouter"),
  ...fake("@tanstack/react-query"),
  ...fake("msw"),
  ...fake("culori"),
  "src/lib/day.ts": "export const x = 1;",
  "src/styles/pairs.ts": "export const x = 1;",
  "src/model/rule.ts": "export const x = 1;",
  "src/copy/useCopy.tsx": "export const x = 1;",
  "src/copy/build/icu.ts": "export const x = 1;",
  "src/copy/workbench.tsx": "export const x = 1;",
  "src/people/people.ts": "export const x = 1;",
  "src/primitives/Button.tsx": "export const x = 1;",
  "src/patterns/Card.tsx": 'import { x } from "#src/primitives/Button.tsx";\nexport const y = x;',
  "src/screens/auth/EntryScreen.tsx": 'import { y } from "#src/patterns/Card.tsx";\nexport const x = y;',
  "src/screens/events/ListScreen.tsx": "export const x = 1;",
  "app/main.tsx": 'void import("#src/copy/workbench.tsx");\nexport const x = 1;',
  "app/shell/shared.ts": "export const x = 1;",
  "app/client/calls/access.ts": "export const x = 1;",
  "app/router/pages.ts": 'void import("#app/features/help/HelpPage.tsx");\nexport const x = 1;',
  "app/features/auth/authMachine.ts": 'import { x } from "xstate";\nexport const y = x;',
  "app/features/contract/contractMachine.ts": "export const x = 1;",
  "app/features/help/HelpPage.tsx": "export const x = 1;",
  "app/sandbox/database.ts": 'import { x } from "#src/people/people.ts";\nexport const y = x;',
  "app/hosting/write.ts": "export const x = 1;",
  "stories/Button.stories.tsx": 'import { x } from "#src/primitives/Button.tsx";\nexport const y = x;',
  "stories/journeys/Entry.stories.tsx": 'import { x } from "#app/main.tsx";\nexport const y = x;',
  "tests/entry.test.ts": 'import { y } from "#app/sandbox/database.ts";\nexport const x = y;',
  ".storybook/walk.ts": "export const x = 1;",
  ".storybook/scenarios/auth.ts":
    'import type { x } from "#workbench/walk.ts";\nimport { y } from "#app/features/auth/authMachine.ts";\nexport type X = typeof x;\nexport const z = y;',
  ".storybook/ledger.ts": 'import { z } from "#workbench/scenarios/auth.ts";\nexport const x = z;',
  "vite.config.ts": 'import { y } from "./app/sandbox/database.ts";\nexport const x = y;',
};

const from = (specifier: string) => `import { x } from "${specifier}";\nexport const y = x;`;

const plants: [rule: string, file: string, text: string][] = [
  ["lib-lowest", "src/lib/planted.ts", from("#src/model/rule.ts")],
  ["lib-lowest", "src/styles/planted.ts", from("#src/copy/useCopy.tsx")],
  ["model-low", "src/model/planted.ts", from("#src/copy/useCopy.tsx")],
  ["model-low", "src/model/planted.ts", from("react")],
  ["copy-and-people-low", "src/copy/planted.tsx", from("#src/primitives/Button.tsx")],
  ["copy-and-people-low", "src/people/planted.ts", from("#src/screens/auth/EntryScreen.tsx")],
  ["primitives-wordless", "src/primitives/Planted.tsx", from("#src/copy/useCopy.tsx")],
  [
    "primitives-wordless",
    "src/primitives/Planted.tsx",
    'import type { x } from "#src/model/rule.ts";\nexport type Y = typeof x;',
  ],
  ["patterns-below-screens", "src/patterns/Planted.tsx", from("#src/screens/auth/EntryScreen.tsx")],
  ["screens-apart", "src/screens/events/Planted.tsx", from("#src/screens/auth/EntryScreen.tsx")],
  ["src-without-app", "src/screens/auth/Planted.tsx", from("#app/shell/shared.ts")],
  ["src-without-machinery", "src/screens/auth/Planted.tsx", from("xstate")],
  ["src-without-machinery", "src/lib/planted.ts", from("msw")],
  ["src-without-machinery", "src/patterns/Planted.tsx", from("@tanstack/react-query")],
  ["src-without-machinery", "src/patterns/Planted.tsx", from("wouter")],
  ["machine-invisible", "app/features/auth/plantedMachine.ts", from("react")],
  ["machine-invisible", "app/features/auth/plantedMachine.ts", from("#app/features/help/HelpPage.tsx")],
  ["machine-knows-no-screen", "app/features/auth/plantedMachine.ts", from("#src/screens/auth/EntryScreen.tsx")],
  ["features-apart", "app/features/auth/planted.ts", from("#app/features/contract/contractMachine.ts")],
  [
    "features-apart",
    "app/features/auth/planted.ts",
    'void import("#app/features/help/HelpPage.tsx");\nexport const x = 1;',
  ],
  ["shell-below-features", "app/shell/planted.ts", from("#app/features/contract/contractMachine.ts")],
  ["shell-below-features", "app/navigation/planted.ts", from("#app/router/pages.ts")],
  ["shell-below-features", "app/client/planted.ts", from("#app/main.tsx")],
  ["navigation-below-shell", "app/navigation/planted.ts", from("#app/shell/shared.ts")],
  ["client-above-session", "app/session/planted.ts", from("#app/client/calls/access.ts")],
  ["platform-lowest", "app/platform/planted.ts", from("#app/client/calls/access.ts")],
  ["features-on-demand", "app/router/planted.ts", from("#app/features/help/HelpPage.tsx")],
  ["calls-behind-api", "app/features/help/planted.ts", from("#app/client/calls/access.ts")],
  ["app-only-in-journeys", "stories/Planted.stories.tsx", from("#app/main.tsx")],
  ["tests-above-all", ".storybook/planted.ts", from("#tests/entry.test.ts")],
  ["tests-above-all", ".storybook/planted.ts", 'void import("../tests/entry.test.ts");\nexport const x = 1;'],
  [
    "tests-above-all",
    ".storybook/planted/Planted.tsx",
    'import type { x } from "#tests/entry.test.ts";\nexport type Y = typeof x;',
  ],
  ["tests-above-all", "stories/Planted.stories.tsx", from("#tests/entry.test.ts")],
  ["app-without-workbench", "app/features/auth/planted.ts", from("#workbench/scenarios/auth.ts")],
  ["app-without-workbench", "app/sandbox/planted.ts", from("#workbench/walk.ts")],
  [
    "app-without-workbench",
    "app/shell/planted.ts",
    'void import("#workbench/scenarios/auth.ts");\nexport const x = 1;',
  ],
  ["sandbox-apart", "app/shell/planted.ts", from("#app/sandbox/database.ts")],
  ["sandbox-apart", "app/shell/planted.ts", 'void import("#app/sandbox/database.ts");\nexport const x = 1;'],
  ["hosting-apart", "app/shell/planted.ts", from("#app/hosting/write.ts")],
  ["ships-clean", "app/shell/planted.ts", from("#src/people/people.ts")],
  ["ships-clean", "src/lib/planted.ts", from("#src/copy/build/icu.ts")],
  ["ships-clean", "app/shell/planted.ts", from("#tests/entry.test.ts")],
  ["ships-clean", "app/features/auth/planted.ts", from("#workbench/walk.ts")],
  ["copy-workbench-apart", "app/shell/planted.ts", from("#src/copy/workbench.tsx")],
  ["copy-workbench-on-demand", "app/main.tsx", from("#src/copy/workbench.tsx")],
  ["ships-without-tools", "src/lib/planted.ts", from("culori")],
  ["ships-without-tools", "app/shell/planted.ts", from("node:fs")],
  ["no-cycle", "src/lib/day.ts", from("./day.ts")],
  ["resolvable", "src/lib/planted.ts", from("#src/lib/nowhere.ts")],
];

describe("import directions", () => {
  test("a tree that keeps every direction has no fault, and is really seen", async () => {
    const { faults, modules } = await withTree(sound, cruiseBoundaries);
    expect(faults).toEqual([]);
    expect(modules).toBe(Object.keys(sound).filter((file) => /^[^n].*\.tsx?$/.test(file)).length);
  });

  test.each(plants)("%s reports %s", async (rule, file, text) => {
    const { faults } = await withTree({ ...sound, [file]: text }, cruiseBoundaries);
    expect(faults.map((fault) => fault.split(": ")[0])).toContain(rule);
  });

  test("a machine that reaches React through another file is reported", async () => {
    const { faults } = await withTree(
      {
        ...sound,
        "app/features/auth/between.ts": from("react"),
        "app/features/auth/plantedMachine.ts": from("./between.ts"),
      },
      cruiseBoundaries,
    );
    expect(faults.join("\n")).toContain("machine-invisible: app/features/auth/plantedMachine.ts");
  });
});
