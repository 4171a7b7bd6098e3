import path from "node:path";
import { expect, test } from "vitest";
import {
  accept,
  acceptedIn,
  isReviewed,
  readDecisions,
  refusalLines,
  refusalOf,
  type Reviewed,
} from "#tests/visual/reviewed.ts";
import { withTree } from "#tests/checks/tree.ts";
import { compared, phoneWithBox } from "./album.ts";

const moved = (left: number, made = "one") =>
  compared({ "a--box": { made: "zero" }, "a--gone": {} }, { "a--box": { box: phoneWithBox(left), made } });
const open = (reviewed: Reviewed, differences: Awaited<ReturnType<typeof moved>>) =>
  differences.filter((difference) => !isReviewed(reviewed, difference)).map(({ id }) => id);

test("what was accepted is reviewed, and nothing else", async () => {
  const differences = await moved(6);
  expect(open({}, differences)).toEqual(["a--box", "a--gone"]);
  expect(open(accept({}, differences, ["a--box"]), differences)).toEqual(["a--gone"]);
  expect(open(accept({}, differences, ["all"]), differences)).toEqual([]);
});

test("a mark expires by itself when the story changes once more", async () => {
  const reviewed = accept({}, await moved(6), ["all"]);
  expect(open(reviewed, await moved(7, "two"))).toEqual(["a--box"]);
});

test("a mark holds on a machine that draws differently, and after a change of the code that nobody sees", async () => {
  const reviewed = accept({}, await moved(6), ["all"]);
  expect(open(reviewed, await moved(8))).toEqual([]);
  expect(open(reviewed, await moved(6, "three"))).toEqual([]);
});

test("marks that no longer hold leave the file, a name that differs in nothing is refused", async () => {
  const reviewed = accept({}, await moved(6), ["all"]);
  expect(Object.keys(accept(reviewed, await moved(9, "four"), []))).toEqual(["a--gone"]);
  expect(() => accept({}, [], ["a--typo"])).toThrow("a--typo");
});

test("a story that cannot be shown cannot be accepted", () => {
  const broken = { id: "a", story: "", kind: "broken", text: [], pixels: 0, marks: { seen: "", made: "" } } as const;
  expect(accept({}, [{ ...broken, text: [] }], ["all"])).toEqual({});
  expect(isReviewed({ a: { seen: "", made: "" } }, { ...broken, text: [] })).toBe(false);
});

test("what was accepted in the report counts as long as it still looks as it did there", async () => {
  const differences = await moved(6);
  const [box, gone] = differences;
  const decisions = [
    { id: "a--box", seen: box?.marks.seen, decision: "accepted" },
    { id: "a--gone", seen: gone?.marks.seen, decision: "declined" },
  ];
  const files = { "decisions.json": JSON.stringify(decisions), "other.json": "{}" };
  const read = (file: string) => withTree(files, (root) => readDecisions(path.join(root, file)));
  expect(acceptedIn(await read("decisions.json"), differences)).toEqual(["a--box"]);
  expect(acceptedIn(await read("decisions.json"), await moved(7))).toEqual([]);
  await expect(read("other.json")).rejects.toThrow("no file of the report");
});

test("a refusal says why, a reason can be missing, and none can direct a terminal", async () => {
  const differences = await moved(6);
  const [box, gone] = differences.map(({ id, marks: { seen } }) => ({ id, seen, decision: "declined" as const }));
  if (!box || !gone) throw new Error("two differences were planted");
  const reason = "Zu\u001B[2J\neng";
  const decisions = [{ ...box, reason }, gone];
  const files = { "decisions.json": JSON.stringify(decisions), "other.json": JSON.stringify([{ ...box, reason: 1 }]) };
  const read = (file: string) => withTree(files, (root) => readDecisions(path.join(root, file)));
  expect(refusalLines(await read("decisions.json"))).toEqual(["DECLINED    a--box  Zu [2J eng", "DECLINED    a--gone"]);
  const now = await moved(7);
  expect(differences.map((one) => refusalOf(decisions, one))).toEqual([reason, ""]);
  expect(now.map((one) => refusalOf(decisions, one))).toEqual([undefined, ""]);
  await expect(read("other.json")).rejects.toThrow("no file of the report");
});
