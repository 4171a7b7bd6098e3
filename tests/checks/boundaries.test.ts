import { expect, test } from "vitest";
import { cruiseBoundaries } from "#tests/checks/boundaries.ts";
import { withTree, type Tree } from "#tests/checks/tree.ts";

const CODE = "export const x = 1;\n";
const fakes = ["react", "xstate", "@xstate/react", "wouter", "@tanstack/react-query", "msw", "culori"];

const imports: Record<string, (specifier: string) => string> = {
  static: (specifier) => `import { x } from "${specifier}";\nexport const y = x;\n`,
  type: (specifier) => `import type { x } from "${specifier}";\nexport type Y = typeof x;\n`,
  lazy: (specifier) => `void import("${specifier}");\nexport const x = 1;\n`,
};

/** A forbidden import: its rule, where it stands, and what it imports. */
const planted: readonly (readonly [rule: string, file: string, specifier: string, how?: keyof typeof imports])[] = [
  ["lib-lowest", "src/lib/a.ts", "#src/model/rule.ts"],
  ["lib-lowest", "src/styles/a.ts", "#src/copy/useCopy.tsx"],
  ["model-low", "src/model/a.ts", "#src/copy/useCopy.tsx"],
  ["model-low", "src/model/b.ts", "react"],
  ["copy-and-people-low", "src/copy/a.tsx", "#src/primitives/Button.tsx"],
  ["copy-and-people-low", "src/people/a.ts", "#src/screens/auth/EntryScreen.tsx"],
  ["primitives-wordless", "src/primitives/A.tsx", "#src/copy/useCopy.tsx"],
  ["primitives-wordless", "src/primitives/B.tsx", "#src/model/rule.ts", "type"],
  ["patterns-below-screens", "src/patterns/A.tsx", "#src/screens/auth/EntryScreen.tsx"],
  ["screens-apart", "src/screens/events/A.tsx", "#src/screens/auth/EntryScreen.tsx"],
  ["src-without-app", "src/screens/auth/A.tsx", "#app/shell/shared.ts"],
  ["src-without-machinery", "src/screens/auth/B.tsx", "xstate"],
  ["src-without-machinery", "src/lib/b.ts", "msw"],
  ["src-without-machinery", "src/patterns/B.tsx", "@tanstack/react-query"],
  ["src-without-machinery", "src/patterns/C.tsx", "wouter"],
  ["machine-invisible", "app/features/auth/aMachine.ts", "react"],
  ["machine-invisible", "app/features/auth/bMachine.ts", "#app/shell/usesReact.ts"],
  ["machine-knows-no-screen", "app/features/auth/cMachine.ts", "#src/screens/auth/EntryScreen.tsx"],
  ["features-apart", "app/features/auth/a.ts", "#app/features/contract/contractMachine.ts"],
  ["features-apart", "app/features/auth/b.ts", "#app/features/help/HelpPage.tsx", "lazy"],
  ["shell-below-features", "app/shell/a.ts", "#app/features/contract/contractMachine.ts"],
  ["shell-below-features", "app/navigation/a.ts", "#app/router/pages.ts"],
  ["shell-below-features", "app/client/a.ts", "#app/main.tsx"],
  ["navigation-below-shell", "app/navigation/b.ts", "#app/shell/shared.ts"],
  ["client-above-session", "app/session/a.ts", "#app/client/calls/access.ts"],
  ["platform-lowest", "app/platform/a.ts", "#app/client/calls/access.ts"],
  ["features-on-demand", "app/router/a.ts", "#app/features/help/HelpPage.tsx"],
  ["rows-light", "app/features/help/aPages.ts", "#app/features/help/HelpPage.tsx"],
  ["rows-light", "app/features/help/bPages.ts", "#app/client/calls/access.ts"],
  ["router-above-features", "app/features/help/a.ts", "#app/router/pages.ts"],
  ["calls-behind-api", "app/features/help/b.ts", "#app/client/calls/access.ts"],
  ["app-only-in-journeys", "stories/A.stories.tsx", "#app/main.tsx"],
  ["tests-above-all", ".storybook/a.ts", "#tests/entry.test.ts"],
  ["tests-above-all", ".storybook/b.ts", "../tests/entry.test.ts", "lazy"],
  ["tests-above-all", ".storybook/a/A.tsx", "#tests/entry.test.ts", "type"],
  ["tests-above-all", "stories/B.stories.tsx", "#tests/entry.test.ts"],
  ["app-without-workbench", "app/features/auth/c.ts", "#workbench/walk.ts"],
  ["app-without-workbench", "app/sandbox/a.ts", "#workbench/walk.ts"],
  ["app-without-workbench", "app/shell/b.ts", "#workbench/walk.ts", "lazy"],
  ["sandbox-apart", "app/shell/c.ts", "#app/sandbox/database.ts"],
  ["sandbox-apart", "app/shell/d.ts", "#app/sandbox/database.ts", "lazy"],
  ["hosting-apart", "app/shell/e.ts", "#app/hosting/write.ts"],
  ["ships-clean", "app/shell/f.ts", "#src/people/people.ts"],
  ["ships-clean", "src/lib/c.ts", "#src/copy/build/icu.ts"],
  ["ships-clean", "app/shell/g.ts", "#tests/entry.test.ts"],
  ["copy-workbench-apart", "app/shell/h.ts", "#src/copy/workbench.tsx"],
  ["copy-workbench-on-demand", "app/main.tsx", "#src/copy/workbench.tsx"],
  ["ships-without-tools", "src/lib/d.ts", "culori"],
  ["ships-without-tools", "app/shell/i.ts", "node:fs"],
  ["no-cycle", "src/lib/e.ts", "./e.ts"],
  ["resolvable", "src/lib/f.ts", "#src/lib/nowhere.ts"],
];

/** Imports that look alike and are allowed. */
const allowed: typeof planted = [
  ["machine-invisible", "app/features/auth/soundMachine.ts", "xstate"],
  ["sandbox-apart", "vite.config.ts", "./app/sandbox/database.ts"],
  ["app-only-in-journeys", "stories/journeys/A.stories.tsx", "#app/main.tsx"],
  ["screens-apart", "src/screens/auth/C.tsx", "#src/patterns/D.tsx"],
  ["features-on-demand", "app/router/b.ts", "#app/features/help/helpPages.ts"],
  ["rows-light", "app/features/help/cPages.ts", "#app/features/help/HelpPage.tsx", "lazy"],
  ["ships-clean", "app/sandbox/b.ts", "#src/people/people.ts"],
];

const fileOf = (specifier: string) => specifier.replace("#workbench/", ".storybook/").replace(/^#/, "");
const rows = [...planted, ...allowed];
const targets = rows.map(([, , to]) => to).filter((to) => to.startsWith("#") && !to.includes("nowhere"));
const tree: Tree = {
  "package.json": JSON.stringify({
    name: "planted",
    type: "module",
    imports: Object.fromEntries(
      ["src", "app", "stories", "tests"]
        .map((name) => [`#${name}/*`, `./${name}/*`])
        .concat([["#workbench/*", "./.storybook/*"]]),
    ),
    dependencies: Object.fromEntries(["react", "xstate", "wouter", "@xstate/react"].map((name) => [name, "1.0.0"])),
    devDependencies: { msw: "1.0.0", culori: "1.0.0" },
  }),
  ...Object.fromEntries(
    fakes.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" })],
      [`node_modules/${name}/index.js`, CODE],
    ]),
  ),
  ...Object.fromEntries(targets.map((specifier) => [fileOf(specifier), CODE])),
  "app/shell/usesReact.ts": imports.static!("react"),
  ...Object.fromEntries(rows.map(([, file, specifier, how = "static"]) => [file, imports[how]!(specifier)])),
};

test("every forbidden import is reported by its rule, an allowed one by none", async () => {
  const { faults } = await withTree(tree, cruiseBoundaries);
  const found = new Set(faults.map((fault) => fault.split(" → ")[0]));
  expect(planted.map(([rule, file]) => `${rule}: ${file}`).filter((fault) => !found.has(fault))).toEqual([]);
  expect(allowed.map(([rule, file]) => `${rule}: ${file}`).filter((fault) => found.has(fault))).toEqual([]);
});
