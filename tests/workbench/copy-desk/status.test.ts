import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { picturePrints } from "#workbench/copy-desk/pictures.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";
import { readApprovals } from "#workbench/copy-desk/readApprovals.ts";
import {
  approvalOf,
  countedStatuses,
  currentStatusAt,
  currentStatusOf,
  withStatus,
  type Approval,
} from "#workbench/copy-desk/status.ts";

const key = "auth.entry.submit";
const texts = { de: "Weiter", en: "Continue" };
const prints = { de: printOf("Weiter"), en: printOf("Continue") };
const approved: Approval = { status: "approved", ...prints };
const story = "screens-one--first";
const print = "0123456789abcdef0123";
const seen: Approval = { ...approved, picture: { story, print } };

test("a status holds until a wording changes, and one with a picture until its screen does", () => {
  const pictures = { "screens-one": print };
  expect(currentStatusOf(undefined, texts, {})).toEqual({ status: "draft", expired: null });
  expect(currentStatusOf({ status: "review", ...prints }, texts, {})).toEqual({ status: "review", expired: null });
  expect(currentStatusOf(approved, texts, {})).toEqual({ status: "approved", expired: null });
  expect(currentStatusOf(approved, { ...texts, en: "Go on" }, {})).toEqual({ status: "approved", expired: "wording" });
  expect(currentStatusOf(seen, texts, pictures)).toEqual({ status: "picture", expired: null });
  expect(currentStatusOf(seen, texts, { "screens-one": "other" })).toEqual({ status: "picture", expired: "picture" });
  expect(currentStatusOf(seen, texts, {})).toEqual({ status: "picture", expired: "picture" });
  expect(currentStatusOf(seen, { ...texts, de: "Los" }, pictures)).toEqual({ status: "picture", expired: "wording" });
});

test("a status that was for a declined wording is none; for a wording that was rewritten it has expired", () => {
  const line = { locale: "de", key, text: "Los", was: prints.de, story, note: "", answer: "" } as const;
  const beside = (stage: "open" | "declined", stored = {}) => ({
    proposal: [{ ...line, stage }],
    draftStatuses: { [key]: { ...approved, de: printOf("Los") } },
    stored: { approvals: stored, pictures: {} },
  });
  expect(currentStatusAt(beside("open"), key, { ...texts, de: "Los" })).toEqual({ status: "approved", expired: null });
  expect(currentStatusAt(beside("open"), key, texts)).toEqual({ status: "approved", expired: "wording" });
  expect(currentStatusAt(beside("declined"), key, texts)).toEqual({ status: "draft", expired: null });
  const held = { [key]: { ...approved, status: "review" } };
  expect(currentStatusAt(beside("declined", held), key, texts)).toEqual({ status: "review", expired: null });
  expect(countedStatuses(beside("open"))).toEqual(beside("open").draftStatuses);
  expect(countedStatuses(beside("declined"))).toEqual({});
  const ofTheOld = { ...beside("declined"), draftStatuses: { [key]: approved, "auth.entry.title": null } };
  expect(countedStatuses(ofTheOld)).toEqual(ofTheOld.draftStatuses);
});

const tree = {
  "src/styles/theme.css": ":root { --ink: black; }",
  "src/screens/One.tsx": `import { Part } from "#src/primitives/Part.tsx";`,
  "src/primitives/Part.tsx": "export const Part = 1;",
  "src/copy/de/area.json": "{}",
  ".storybook/preview.tsx": "export default 1;",
  "stories/screens/One.stories.tsx": `import preview from "#workbench/preview.tsx";\nimport { One } from "#src/screens/One.tsx";\nexport const First = meta.story({});`,
  "stories/screens/Two.stories.tsx": "export const First = meta.story({});",
};

test("the print of a picture follows what the screen is made of, and neither texts nor the workbench", async () => {
  const printsOf = (changed: object) => withTree({ ...tree, ...changed }, async (root) => picturePrints(root));
  const before = await printsOf({});
  expect(Object.keys(before)).toEqual(["screens-one", "screens-two"]);
  expect(await printsOf({ "src/copy/de/area.json": '{ "a": "b" }' })).toEqual(before);
  expect(await printsOf({ ".storybook/preview.tsx": "export default 2;" })).toEqual(before);
  const part = await printsOf({ "src/primitives/Part.tsx": "export const Part = 2;" });
  expect(part["screens-one"]).not.toBe(before["screens-one"]);
  expect(part["screens-two"]).toBe(before["screens-two"]);
  const tokens = await printsOf({ "src/styles/theme.css": ":root { --ink: navy; }" });
  expect(tokens["screens-one"]).not.toBe(before["screens-one"]);
  expect(tokens["screens-two"]).not.toBe(before["screens-two"]);
});

test("what is said now counts before the file, and saying what the file says is saying nothing", () => {
  const held = { [key]: approved };
  expect(approvalOf(key, {}, held)).toEqual(approved);
  expect(approvalOf(key, { [key]: null }, held)).toBeUndefined();
  expect(approvalOf("constructor", {}, held)).toBeUndefined();
  const taken = withStatus({}, key, null, held);
  expect(taken).toEqual({ [key]: null });
  expect(withStatus(taken, key, approved, held)).toEqual({});
  expect(withStatus({}, "auth.entry.title", null, held)).toEqual({});
  expect(withStatus({}, "auth.entry.title", seen, held)).toEqual({ "auth.entry.title": seen });
});

test("an entry of the file that cannot be read, or another layout, is a fault", async () => {
  const faultsOf = (json: string) =>
    withTree({ "src/copy/status.json": json }, async (root) => readApprovals(root).faults);
  expect(await faultsOf("{}\n")).toEqual([]);
  expect(await faultsOf('{ "a.b": { "status": "fine" } }')).toEqual([
    "src/copy/status.json: a.b has no status that can be read",
  ]);
  expect(await faultsOf(JSON.stringify({ "a.b": approved }))).toEqual([
    "src/copy/status.json: not in the fixed layout, or a key stands twice",
  ]);
});
