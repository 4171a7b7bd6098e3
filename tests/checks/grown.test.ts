import { expect, test } from "vitest";
import { grownParts, partOf, rulesIn } from "#tests/checks/grown.ts";

test("growth is reported with its size, the largest first, and new parts as new", () => {
  const before = { "app/App.tsx": 3000, "src/lib/a.ts": 500, "src/lib/gone.ts": 9000, "style of .gap-1": 20 };
  const after = { "app/App.tsx": 4200, "src/lib/a.ts": 400, "package ibantools": 20_500, "style of .gap-1": 54 };
  expect(grownParts(before, after)).toEqual([
    "  +20.5 kB  package ibantools (new)",
    "  +1.2 kB  app/App.tsx",
    "  +34 B  style of .gap-1",
  ]);
});

test("the files of a package count as one, whatever their names in a version", () => {
  const parts = [
    "/a/node_modules/lucide-react/dist/esm/icons/bell.js",
    "/a/node_modules/lucide-react/dist/esm/icons/bell.mjs",
    "/a/node_modules/@radix-ui/react-dialog/node_modules/@radix-ui/react-slot/dist/index.mjs",
    "/a/src/lib/a.ts",
    "\0rolldown/runtime.js",
  ].map((id) => partOf(id, "/a"));
  expect(parts).toEqual([
    "package lucide-react",
    "package lucide-react",
    "package @radix-ui/react-slot",
    "src/lib/a.ts",
    "rolldown/runtime.js",
  ]);
});

test("a style sheet is made of its innermost rules", () => {
  expect(rulesIn("@layer utilities{.gap-1{gap:4px}@media (width>=40rem){.sm\\:gap-2{gap:8px}}}")).toEqual([
    ["style of .gap-1", 15],
    ["style of .sm\\:gap-2", 19],
  ]);
});
