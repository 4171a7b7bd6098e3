import { expect, test } from "vitest";
import { grownModules } from "#tests/checks/grown.ts";

test("what grew is named with how much, the most first, and what is new as such", () => {
  const before = { "app/App.tsx": 3000, "src/lib/a.ts": 500, "src/lib/gone.ts": 9000 };
  const after = { "app/App.tsx": 4200, "src/lib/a.ts": 400, "node_modules/ibantools/index.js": 20_500 };
  expect(grownModules(before, after)).toEqual([
    "  +20.5 kB  node_modules/ibantools/index.js (new)",
    "  +1.2 kB  app/App.tsx",
  ]);
});
