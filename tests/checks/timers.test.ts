import { expect, test } from "vitest";
import { clockFaults, timerFaults } from "#tests/checks/timers.ts";
import { withTree } from "#tests/checks/tree.ts";

test("a timer that is in no register, and an entry without its timer or its test, are told (WCAG 2.2.1)", async () => {
  const lines = [
    "setTimeout(leave, 2000);",
    "window.setInterval(look, 2000);",
    "setup({ delays: { shown: 3000 } });",
    'const state = { after: { 3000: "over" } };',
    "const notice = <Root duration={4000} />;",
  ];
  const gone = { timer: "src/lib/a.ts setTimeout", what: "Etwas geht", how: "Es wartet", proof: "tests/a.test.ts" };
  const tree = { "src/lib/planted.tsx": lines.join("\n"), "src/lib/a.ts": "export {};" };
  expect(await withTree(tree, (root) => timerFaults(root, [gone]))).toEqual([
    ...["setTimeout", "setInterval", "shown", "3000", "duration"].map(
      (name) => `src/lib/planted.tsx ${name}: not in the register of timers`,
    ),
    "src/lib/a.ts setTimeout: there is no such timer",
    "src/lib/a.ts setTimeout: there is no tests/a.test.ts",
  ]);
});

const FROZEN = "keeps a time that goes on: useNow, useToday";
const DEVICE = "reads the clock of the device, not that of the app";

test.each([
  ["const [opened] = useState(now);", FROZEN],
  ["const [today] = useState(() => todayInBerlin(now()));", FROZEN],
  ["const [opened] = useState(signedIn.now);", FROZEN],
  ["const opened = useRef(clock.now());", FROZEN],
  ["const [kept] = useState(useToday());", FROZEN],
  ["const machine = { context: ({ input: { now } }) => ({ today: todayInBerlin(now()) }) };", FROZEN],
  ["const screen = <Screen today={todayInBerlin(now())} />;", FROZEN],
  ["const at = Date.now();", DEVICE],
  ["const deps = { now: globalThis.Date.now };", DEVICE],
  ["const at = new Date().toISOString();", DEVICE],
  ["const at = new Date;", DEVICE],
  ["const text = Date();", DEVICE],
])("%s is found", async (text, fault) => {
  const tree = { "app/features/planted.tsx": `export {};\n${text}` };
  expect(await withTree(tree, (root) => clockFaults(root, {}))).toEqual([`app/features/planted.tsx:2 ${fault}`]);
});

test.each([
  "const now = useNow();",
  "const screen = <Screen today={todayInBerlin(now)} onSave={() => note(now())} />;",
  "const at = new Date(now()).toISOString();",
  "const [state, setState] = useState(() => begin(memory));",
  "const machine = { context: ({ input }) => ({ ...input, now: input.now }) };",
  "const saved = { actions: { note: assign(({ context }) => ({ at: context.now() })) } };",
])("%s is not", async (text) => {
  const tree = {
    "app/features/planted.tsx": `export {};\n${text}`,
    "app/sandbox/store.ts": "export const at = Date.now();",
  };
  expect(await withTree(tree, (root) => clockFaults(root, {}))).toEqual([]);
});

test("files that may read the device's clock are not reported, unless they do not read it any more", async () => {
  const readers = { "app/a.ts": "a pause", "app/b.ts": "nothing" };
  expect(await withTree({ "app/a.ts": "export const at = Date.now();" }, (root) => clockFaults(root, readers))).toEqual(
    ["app/b.ts: does not read the clock of the device (any more)"],
  );
});
