import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keysIn } from "#tests/checks/copy.ts";
import { statedFaults } from "#tests/checks/copyKind.ts";
import type { Kinds } from "#workbench/findings/kind.ts";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { typesOf } from "#src/copy/build/types.ts";
import { mirrorFaults } from "#tests/checks/mirror.ts";
import { claimsOf } from "#workbench/ledger/claims.ts";
import { stateNameFaults } from "#workbench/findings/stateNames.ts";
import { storyFile } from "#workbench/spec/proofs.ts";
import { planScreen, type ScreenOrder } from "#workbench/new/newScreen.ts";
import { planState } from "#workbench/new/newState.ts";
import { planText } from "#workbench/new/newText.ts";
import { carryOut, type Plan } from "#workbench/new/plan.ts";
import { Refused } from "#workbench/new/refused.ts";
import { placeFree, sampleScreen } from "./orders.ts";
import { addedLines, oddlyLaidOut, scratch } from "./scratch.ts";

const SOURCE = "src/screens/events/GeneratorSampleScreen.tsx";
const STORIES = "stories/screens/events/GeneratorSampleScreen.stories.tsx";

// The first of them reads the dictionary.
let place: ReturnType<typeof scratch>;
let before: Record<string, string>;
beforeEach(() => {
  place = scratch();
  before = place.files();
});
afterEach(() => place.remove());

const make = async (plan: Promise<Plan>) => carryOut(place.root, await plan);
const makeScreen = (other: Partial<ScreenOrder> = {}) => make(planScreen(place.root, { ...sampleScreen, ...other }));

/** What is other than before. */
const added = () => addedLines(before, place.files());

const parsed = (file: string) =>
  ts.createSourceFile(file, place.files()[file] ?? "", ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const storiesOf = () => claimsOf(parsed(STORIES)).map(({ title, isBehaviour }) => [path.basename(title), isBehaviour]);

const kindsOf = () => JSON.parse(place.files()["src/copy/kinds.json"] ?? "") as Kinds;

async function isSound() {
  const { catalogue, faults } = readCatalogue(path.join(place.root, "src/copy"));
  const files = place.files();
  expect(statedFaults(keysIn(catalogue), kindsOf())).toEqual([]);
  expect(faults).toEqual([]);
  expect(files["src/copy/keys.gen.ts"]).toBe(typesOf(catalogue));
  expect(mirrorFaults(place.root)).toEqual([]);
  const made = Object.keys(added()).filter((file) => storyFile.test(file));
  expect(made.flatMap((file) => stateNameFaults(file, files[file] ?? ""))).toEqual([]);
  const code = Object.keys(added()).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".gen.ts"));
  expect(await oddlyLaidOut(place.root, code)).toEqual([]);
  return catalogue;
}

describe("a screen", () => {
  test("comes with stories, texts, types, path, connector and test, and nothing else changes", async () => {
    await makeScreen();
    expect(Object.keys(added()).toSorted()).toEqual([
      ".storybook/shared/titles.ts",
      "app/features/events/GeneratorSamplePage.tsx",
      "app/features/events/eventsPages.ts",
      "app/navigation/screens.ts",
      "src/copy/de/events.json",
      "src/copy/en/events.json",
      "src/copy/keys.gen.ts",
      "src/copy/kinds.json",
      SOURCE,
      "stories/connected/events/GeneratorSamplePage.stories.tsx",
      STORIES,
      "tests/features/events/generatorSample.test.ts",
      "tests/navigation/addedScreens.ts",
    ]);
  });

  test("is laid out, parses, has its texts in both languages, and its types fit", async () => {
    await makeScreen();
    const { de, en } = await isSound();
    expect(de?.events?.["generatorSample.title"]?.text).toBe(sampleScreen.title.de);
    expect(en?.events?.["generatorSample.title"]?.text).toBe(sampleScreen.title.en);
    expect(de?.events?.["generatorSample.states.waiting"]?.text).toBe(sampleScreen.body.de);
    expect(en?.events?.["generatorSample.states.waiting"]?.text).toBe(sampleScreen.body.en);
    expect(kindsOf()).toMatchObject({ events: { generatorSample: { title: "title", states: { waiting: "body" } } } });
  });

  test("is reached, shown by its connector, leads back, and stands in the list of what was added", async () => {
    await makeScreen();
    expect(added()).toMatchObject({
      ".storybook/shared/titles.ts": ['  GeneratorSampleScreen: called("Warteliste"),'],
      "app/navigation/screens.ts": ['  "events-generator-sample": "/events/generator-sample",'],
      "app/features/events/eventsPages.ts": [
        '  "events-generator-sample": {',
        '    load: () => import("#app/features/events/GeneratorSamplePage.tsx").then((module) => module.GeneratorSamplePage),',
        '    texts: ["events"],',
      ],
      "tests/navigation/addedScreens.ts": [
        'export const addedScreens: readonly ListedScreen[] = ["events-generator-sample"];',
      ],
    });
    expect(added()["app/features/events/GeneratorSamplePage.tsx"]).toContain(
      '  return <GeneratorSampleScreen frame={useFrame("my-event")} state="waiting" />;',
    );
  });

  test("has a story for its state, for a small phone, and for the way back", async () => {
    await makeScreen();
    expect(storiesOf()).toEqual([
      ["Auf der Warteliste", false],
      ["Auf kleinem Handy", false],
      ["LeadsBack", true],
    ]);
  });

  test("with a long name in a new area is as sound", async () => {
    mkdirSync(path.join(place.root, "src/screens/sample-things"));
    await makeScreen({ place: "sample-things/ThingsThatWereLeftBehindSomewhere", state: "Ordinary" });
    const { de } = await isSound();
    expect(de?.sampleThings?.["thingsThatWereLeftBehindSomewhere.title"]?.text).toBe(sampleScreen.title.de);
    expect(added()["app/navigation/screens.ts"]).toEqual([
      '  "sample-things-things-that-were-left-behind-somewhere": "/sample-things/things-that-were-left-behind-somewhere",',
    ]);
    expect(added()["app/features/sample-things/sampleThingsPages.ts"]).toContain(
      '  "sample-things-things-that-were-left-behind-somewhere": {',
    );
  });
});

test("a second screen stands beside the first", async () => {
  await makeScreen();
  await makeScreen({ place: "events/FurtherGeneratorSample" });
  expect(added()["tests/navigation/addedScreens.ts"]?.join()).toContain(
    '["events-generator-sample", "events-further-generator-sample"]',
  );
  await isSound();
});

test("a state is a word more, its text in both languages, and a story among the states", async () => {
  await makeScreen();
  before = place.files();
  await make(planState(place.root, placeFree));
  expect(added()).toMatchObject({
    [SOURCE]: ['export type GeneratorSampleState = "waiting" | "placeFree";'],
    [STORIES]: ['export const PlaceFree = meta.story({ name: "Platz frei geworden", args: { state: "placeFree" } });'],
  });
  expect(storiesOf().map(([name]) => name)).toEqual([
    "Auf der Warteliste",
    "Platz frei geworden",
    "Auf kleinem Handy",
    "LeadsBack",
  ]);
  const { de, en } = await isSound();
  expect(de?.events?.["generatorSample.states.placeFree"]?.text).toBe(placeFree.body.de);
  expect(en?.events?.["generatorSample.states.placeFree"]?.text).toBe(placeFree.body.en);
});

test("a text is one line in each language, with its placeholders in the types", async () => {
  const words = { de: "Noch {count, number} Personen vor Ihnen.", en: "{count, number} people are ahead of you." };
  await make(planText(place.root, { make: "text", key: "events.generatorSample.ahead", words }));
  expect(added()["src/copy/keys.gen.ts"]).toContain("    'generatorSample.ahead': { count: number };");
  expect(Object.keys(added())).toEqual([
    "src/copy/de/events.json",
    "src/copy/en/events.json",
    "src/copy/keys.gen.ts",
    "src/copy/kinds.json",
  ]);
});

test("a text is of the kind that is said, else of its group's, else running text", async () => {
  const words = { de: "Noch ein Hinweis.", en: "Another hint." };
  await make(planText(place.root, { make: "text", key: "events.generatorSample.hint", words, kind: "hint" }));
  await make(planText(place.root, { make: "text", key: "events.generatorSample.more", words }));
  const ofGroup = await planText(place.root, { make: "text", key: "availability.hints.another", words });
  expect(Object.keys(ofGroup.changed)).not.toContain("src/copy/kinds.json");
  await make(Promise.resolve(ofGroup));
  expect(kindsOf()).toMatchObject({
    availability: { hints: "hint" },
    events: { generatorSample: { hint: "hint", more: "body" } },
  });
  await expect(
    planText(place.root, { make: "text", key: "availability.hints.third", words, kind: "error" }),
  ).rejects.toThrow('src/copy/kinds.json says "hint" of all texts beside availability.hints.third.');
});

describe("refused with a reason, and nothing is written:", () => {
  test.each<[string, Partial<ScreenOrder>, RegExp]>([
    ["a place without an area", { place: "GeneratorSample" }, /no place for a screen.*area\/Name/],
    ["a place outside", { place: "../../x/Evil" }, /no place for a screen/],
    ["a name in small letters", { place: "events/generatorSample" }, /no place for a screen/],
    ["a name with Screen", { place: "events/GeneratorSampleScreen" }, /Leave "Screen" off: events\/GeneratorSample/],
    ["an area that is not there", { place: "nowhere/GeneratorSample" }, /no area "nowhere"/],
    ["a step of the way in", { place: "auth/GeneratorSample" }, /app\/features\/auth/],
    ["a screen of supervisors", { place: "events/StaffList" }, /need a guard/],
    ["a screen that exists", { place: "events/EventApplication" }, /EventApplicationScreen\.tsx is there already/],
    ["a path that exists", { place: "events/MyEvent" }, /has events-my-event or \/events\/my-event already/],
    ["a way back to nowhere", { back: "nowhere" }, /--back.*"nowhere"/],
    ["a state that is no name", { state: "place free" }, /no name for a state/],
    ["a state named like a story", { state: "LeadsBack" }, /no name for a state/],
    ["a state without a German name", { name: "Waiting" }, /Waiting has no German name/],
    ["a name that is too long", { name: "Auf der Warteliste, bis ein Platz frei wird" }, /more than 40 signs/],
    ["a name that a state has", { name: "Auf kleinem Handy" }, /OnASmallPhone is named like a state before it/],
    ["a misspelt word", { title: { de: "Wartelisste", en: "Waiting list" } }, /„Wartelisste“/],
    ["German where English stands", { title: { de: "Warteliste", en: "Liste für Wartende" } }, /\(en\)/],
    ["a text that is no ICU message", { body: { de: "{", en: "x" } }, /EXPECT_ARGUMENT_CLOSING_BRACE/],
    ["a text that wants a value", { body: { de: "{name}", en: "{name}" } }, /wants name: text/],
  ])("%s", async (_what, order, reason) => {
    await expect(makeScreen(order)).rejects.toThrow(reason);
    await expect(makeScreen(order)).rejects.toBeInstanceOf(Refused);
    expect(added()).toEqual({});
  });

  test("a screen that was made before, and a file that came meanwhile", async () => {
    const plan = await planScreen(place.root, sampleScreen);
    await carryOut(place.root, plan);
    before = place.files();
    await expect(makeScreen()).rejects.toThrow(/GeneratorSampleScreen\.tsx is there already/);
    await expect(carryOut(place.root, plan)).rejects.toThrow(/generatorSample\.test\.ts is there already/);
    expect(added()).toEqual({});
  });

  test("a state of a screen that is not there, that has it, or whose states are more than words", async () => {
    await expect(make(planState(place.root, placeFree))).rejects.toThrow(
      /There is no src\/screens\/events\/GeneratorSample/,
    );
    await expect(make(planState(place.root, { ...placeFree, place: "events/EventApplication" }))).rejects.toThrow(
      /by hand/,
    );
    await makeScreen();
    before = place.files();
    await expect(make(planState(place.root, { ...placeFree, state: "Waiting" }))).rejects.toThrow(/knows "waiting"/);
    await expect(make(planState(place.root, { ...placeFree, state: "LeadsBack" }))).rejects.toThrow(/no name/);
    await expect(make(planState(place.root, { ...placeFree, name: sampleScreen.name }))).rejects.toThrow(
      /is named like/,
    );
    expect(added()).toEqual({});
  });

  test.each([
    ["events.title", /There is events\.title already/],
    ["events.title.more", /"title" is a text/],
    ["events", /no key/],
    ["events.Über", /no key/],
    ["__proto__.x", /no key/],
  ])("the text %s", async (key, reason) => {
    const words = { de: "Liste", en: "List" };
    await expect(make(planText(place.root, { make: "text", key, words }))).rejects.toThrow(reason);
    expect(added()).toEqual({});
  });

  test("a text with other placeholders in English", async () => {
    const words = { de: "Hallo {name}", en: "Hello" };
    await expect(make(planText(place.root, { make: "text", key: "events.hello", words }))).rejects.toThrow(
      /German has name: text; English has none/,
    );
    expect(added()).toEqual({});
  });
});

test("what cannot be written whole is taken back", async () => {
  const plan = await planScreen(place.root, sampleScreen);
  // A file where a folder has to be.
  rmSync(path.join(place.root, "tests/features"), { recursive: true, force: true });
  writeFileSync(path.join(place.root, "tests/features"), "");
  before = place.files();
  await expect(carryOut(place.root, plan)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(added()).toEqual({});
});
