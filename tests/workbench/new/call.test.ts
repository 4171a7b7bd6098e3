import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OFFERS } from "#src/model/offer.ts";
import { planCall, type CallOrder } from "#workbench/new/newCall.ts";
import { carryOut } from "#workbench/new/plan.ts";
import { Refused } from "#workbench/new/refused.ts";
import { top } from "#workbench/shared/source/files.ts";
import { sampleCall } from "./orders.ts";
import { addedLines, oddlyLaidOut, scratch } from "./scratch.ts";

const ROW = "app/client/calls/eventStatus.ts";
const ANSWER = "src/model/day/generatorSampleAnswer.ts";
const RULE = "app/sandbox/rules/getGeneratorSample.ts";
const DOCUMENT = "stories/docs/provider/openapi.json";
const SCRIPT = "tests/checks/openapi.ts";

/** Stands in for the script that writes the document from the whole contract: says which row it found. */
const WRITES = `
import { readFileSync, writeFileSync } from "node:fs";
const [, row] = readFileSync("${ROW}", "utf8").match(/name: "(getGenerator\\w+)"/) ?? [];
if (process.argv.includes("--write")) writeFileSync("${DOCUMENT}", row + "\\n");
`;
const REFUSES = `
import { writeFileSync } from "node:fs";
writeFileSync("${DOCUMENT}", "");
console.log("info: missing");
process.exitCode = 1;
`;

let place: ReturnType<typeof scratch>;
let before: Record<string, string>;
const script = (text: string) => {
  mkdirSync(path.join(place.root, path.dirname(SCRIPT)), { recursive: true });
  writeFileSync(path.join(place.root, SCRIPT), text);
  before = place.files();
};
beforeEach(() => {
  place = scratch();
  script(WRITES);
});
afterEach(() => place.remove());

const added = () => addedLines(before, place.files());
const plan = (other: Partial<CallOrder>) => planCall(place.root, { ...sampleCall, ...other });
const make = async (other: Partial<CallOrder> = {}) => carryOut(place.root, plan(other));

test("a load is a row, its sentence, its answer, its rule and one entry in each list of the tests, and nothing else changes", async () => {
  await make();
  expect(added()).toEqual({
    [ROW]: [
      'import { generatorSampleAnswer } from "#src/model/day/generatorSampleAnswer.ts";',
      "export const getGeneratorSample = /* @__PURE__ */ defineCall({",
      '  name: "getGeneratorSample",',
      '  path: "/generator-sample/{eventId}",',
      "  answer: generatorSampleAnswer,",
    ],
    "app/client/descriptions.ts": [`  getGeneratorSample: "${sampleCall.description}",`],
    "app/sandbox/rules.ts": [
      'import { getGeneratorSample } from "./rules/getGeneratorSample.ts";',
      "  getGeneratorSample,",
    ],
    [RULE]: [
      'import { accept, type Reply } from "../database/reply.ts";',
      "",
      "export const getGeneratorSample = (): Reply => accept({ data: {} });",
      "",
    ],
    [ANSWER]: [
      'import { answerOf } from "#src/model/answer.ts";',
      "",
      "export const generatorSampleAnswer = answerOf({});",
      "",
    ],
    "tests/app/situations.ts": ['export const open: readonly CallName[] = ["getGeneratorSample"];'],
    "tests/client/samples.ts": [
      "  getGeneratorSample: { input: { params: { eventId: 501 } }, answer: { data: {} }, mayBeEmpty: true },",
    ],
    "tests/sandbox/callCases.ts": [
      "  getGeneratorSample: {",
      '    accepts: as("amira", "getGeneratorSample", { params: { eventId: "501" } }),',
      '    refuses: bare("getGeneratorSample", { params: { eventId: "501" } }),',
    ],
    [DOCUMENT]: ["getGeneratorSample"],
  });
  expect(place.files()[ROW]).toMatch(
    /method: "GET",\n {2}path: "\/generator-sample\/\{eventId\}",\n {2}answer: generatorSampleAnswer,\n {2}\.\.\.proposed\("eventStatus"\),\n {2}announces: querying,\n\}\);\n$/,
  );
});

test("a change needs nothing of its answer; a supervisor makes what only supervisors may", async () => {
  await make({
    name: "orderGeneratorSample",
    method: "POST",
    path: "/staff/{memberId}/generator-sample",
    offer: "staff",
  });
  expect(Object.keys(added()).filter((file) => !(file in before))).toEqual([
    "app/sandbox/rules/orderGeneratorSample.ts",
  ]);
  const { ["app/client/calls/staff.ts"]: row = "", ["tests/sandbox/callCases.ts"]: cases } = place.files();
  expect(row).toContain('import { acknowledged } from "#src/model/answer.ts";');
  expect(row).toMatch(
    /path: "\/staff\/\{memberId\}\/generator-sample",\n {2}answer: acknowledged,[^}]*announces: changing,/,
  );
  expect(added()["app/sandbox/rules/orderGeneratorSample.ts"]).toContain(
    "export const orderGeneratorSample = (): Reply => accept();",
  );
  expect(cases).toContain('as("jasper", "orderGeneratorSample", { params: { memberId: "staff-2" } })');
});

test("what is about a person is asked by that person", async () => {
  await make({ path: "/generator-sample/{extraId}" });
  expect(added()["tests/sandbox/callCases.ts"]?.join()).toContain("{ params: { extraId: people.amira.extraId } }");
});

test("a path without parts needs no input", async () => {
  await make({ path: "/generator-sample" });
  expect(added()["tests/client/samples.ts"]).toEqual([
    "  getGeneratorSample: { answer: { data: {} }, mayBeEmpty: true },",
  ]);
  expect(added()["tests/sandbox/callCases.ts"]?.join()).toContain('bare("getGeneratorSample")');
});

test("two calls stand beside each other, parse, and are laid out", async () => {
  await make();
  await make({ name: "bookGeneratorSample", method: "PUT", path: "/generator-sample/{eventId}" });
  expect(added()["tests/app/situations.ts"]?.join()).toContain('["getGeneratorSample", "bookGeneratorSample"]');
  expect(
    await oddlyLaidOut(
      place.root,
      Object.keys(added()).filter((file) => file.endsWith(".ts")),
    ),
  ).toEqual([]);
});

test("every offer has a file of the contract with its calls, and a folder for its answers", () => {
  for (const offer of OFFERS) {
    const { changed, created } = plan({ offer });
    const [row] = Object.keys(changed).filter((file) => file.startsWith("app/client/calls/"));
    expect([offer, before[row ?? ""]]).toEqual([offer, expect.stringContaining(`proposed("${offer}")`)]);
    const [answer = ""] = Object.keys(created).filter((file) => file.startsWith("src/model/"));
    expect([offer, existsSync(path.join(top, path.dirname(answer)))]).toEqual([offer, true]);
  }
});

test.each<[string, Partial<CallOrder>, RegExp]>([
  ["a name of one word", { name: "delete" }, /no name for a call/],
  ["a name that begins with a capital", { name: "GetShuttleTimes" }, /no name for a call/],
  ["a name that the contract has", { name: "checkOutStaff" }, /The contract has checkOutStaff already/],
  ["a method that is none", { method: "get" }, /"get" is none of GET, POST/],
  ["a path without a slash", { path: "generator-sample" }, /is no path/],
  ["a path that begins with a part", { path: "/{eventId}" }, /is no path/],
  ["a path with a query", { path: "/generator-sample?day=1" }, /is no path/],
  ["a path that names a part twice", { path: "/generator-sample/{id}/{id}" }, /names a part twice/],
  ["an offer that nobody makes", { offer: "shuttle" }, /--offer: "shuttle" is none of contract, /],
  ["an offer that every object has", { offer: "toString" }, /--offer/],
  ["a description that is no sentence", { description: "shuttle times" }, /is no sentence/],
  ["a path of another call", { path: "/event_status/{extraId}/{eventId}" }, /getEventStatus answers GET/],
  ["an address of another call", { path: "/staff/summary" }, /getStaffList answers GET \/staff\/\{list\} already/],
  ["PATCH where PUT is", { method: "PATCH", path: "/payroll/{extraId}" }, /savePayrollData answers PUT/],
  ["PUT where the method is open", { method: "PUT", path: "/extras/{id}" }, /updateExtra answers PUT or PATCH/],
  ["another spelling of a path", { method: "POST", path: "/staff/{name}" }, /spells this path \/staff\/\{list\}/],
  ["a path that goes without the token", { path: "/generator-sample/refresh" }, /"refresh" in it/],
])("%s is refused, and nothing is written", async (_what, order, reason) => {
  await expect(make(order)).rejects.toThrow(reason);
  await expect(make(order)).rejects.toBeInstanceOf(Refused);
  expect(added()).toEqual({});
});

test("a call whose document has a fault is taken back, and the fault is told", async () => {
  script(REFUSES);
  await expect(make()).rejects.toThrow(/tests\/checks\/openapi\.ts:\ninfo: missing/);
  expect(added()).toEqual({});
});
