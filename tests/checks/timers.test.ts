import { expect, test } from "vitest";
import { timerFaults } from "#tests/checks/timers.ts";
import { withTree } from "#tests/checks/tree.ts";

const planted: [name: string, text: string][] = [
  ["setTimeout", "setTimeout(leave, 2000);"],
  ["setInterval", "window.setInterval(look, 2000);"],
  ["shown", "setup({ delays: { shown: 3000 } });"],
  ["3000", 'const state = { after: { 3000: "over" } };'],
  ["duration", "const notice = <Root duration={4000} />;"],
];

test.each(planted)("%s that is in no register is told (WCAG 2.2.1)", async (name, text) => {
  const tree = { "src/lib/planted.tsx": `export {};\n${text}` };
  expect(await withTree(tree, (root) => timerFaults(root, []))).toEqual([
    `src/lib/planted.tsx ${name}: not in the register of timers`,
  ]);
});

test("an entry about what is no timer any more, or whose test is gone, is told", async () => {
  const gone = { timer: "src/lib/a.ts setTimeout", what: "Etwas geht", how: "Es wartet", proof: "tests/a.test.ts" };
  expect(await withTree({ "src/lib/a.ts": "export {};" }, (root) => timerFaults(root, [gone]))).toEqual([
    "src/lib/a.ts setTimeout: there is no such timer",
    "src/lib/a.ts setTimeout: there is no tests/a.test.ts",
  ]);
});
