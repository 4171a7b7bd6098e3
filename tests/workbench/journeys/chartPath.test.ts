import { expect, test } from "vitest";
import { fromPromise, setup, type AnyStateMachine } from "xstate";
import { chartPath, type Leg } from "#workbench/journeys/chart/chartPath.ts";
import { stepsOf } from "#workbench/journeys/chart/stepsOf.ts";

const never = fromPromise(() => new Promise<string>(() => {}));

const door = setup({ actors: { knock: never } }).createMachine({
  id: "door",
  initial: "closed",
  states: {
    closed: { on: { "door.knocked": "waiting" } },
    waiting: { invoke: { id: "knock", src: "knock", onDone: "open" } },
    open: { type: "final" },
  },
});

const house = setup({}).createMachine({
  id: "house",
  initial: "outside",
  states: {
    outside: { on: { "door.done": "inside", "window.climbed": "inside" } },
    inside: { on: { "light.switched": "bright" } },
    bright: {},
  },
});

const doorLeg: Leg = {
  machine: door as AnyStateMachine,
  plan: { inputs: [undefined], events: [{ type: "door.knocked" }], answers: { knock: ["come in"] } },
  stops: [{ at: "door.open" }],
};

const houseLeg = (machine: AnyStateMachine): Leg => ({
  machine,
  plan: {
    inputs: [undefined],
    events: [{ type: "window.climbed" }, { type: "light.switched" }],
    answers: {},
  },
  stops: [{ at: "house.inside", by: [{ type: "door.done" }] }, { at: "house.bright" }],
  inside: { outside: doorLeg },
});

test("a path leads from stop to stop, through the machine of a page, and names what happens", () => {
  expect(chartPath(houseLeg(house as AnyStateMachine)).map(({ place, event, to }) => [place, event, ...to])).toEqual([
    ["house", "begin", "house.outside"],
    ["outside", "begin", "door.closed"],
    ["outside", "door.knocked", "door.waiting"],
    ["outside", "done knock", "door.open"],
    ["house", "door.done", "house.inside"],
    ["house", "light.switched", "house.bright"],
  ]);
});

test("where the chart has no such way, the path says so", () => {
  const leg = { ...houseLeg(house as AnyStateMachine), stops: [{ at: "house.bright", by: [] }] };
  expect(() => chartPath(leg)).toThrow("house: no way leads on to house.bright");
});

const says = { "outside door.knocked": "Klopfen", "house door.done": "Die Tür geht auf" };

test("what nobody has words for is named, so that a chart cannot grow without its journey", () => {
  expect(() => stepsOf([houseLeg(house as AnyStateMachine)], says)).toThrow(
    'house: there are no words for "light.switched" in house.inside',
  );
});

test("a machine inside begins with the step before; a state brings its picture", () => {
  const lit = { ...says, "house.inside light.switched": "Licht machen" };
  expect(stepsOf([houseLeg(house as AnyStateMachine)], lit, { "house.inside": "story--inside" })).toEqual([
    { say: "Die App öffnet sich", event: "begin", states: ["house.outside", "door.closed"] },
    { say: "Klopfen", event: "door.knocked", states: ["door.waiting"] },
    { say: "Die Antwort auf knock kommt", event: "done knock", states: ["door.open"] },
    { say: "Die Tür geht auf", event: "door.done", states: ["house.inside"], story: "story--inside" },
    { say: "Licht machen", event: "light.switched", states: ["house.bright"] },
  ]);
});
