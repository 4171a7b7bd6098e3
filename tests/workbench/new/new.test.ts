import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { OFFERS } from "#src/model/offer.ts";
import { wordsOf } from "#tests/guides/guides.ts";
import { withPlanted } from "#tests/run/plantedTree.ts";
import { planCall } from "#workbench/new/call.ts";
import { create } from "#workbench/new/new.ts";
import { readOrder, type Values } from "#workbench/new/order.ts";
import { Refused } from "#workbench/new/plan.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";

/** What is refused would change some of these; what is made is tried by the guides. */
const copies = [
  "package.json",
  "src/copy",
  "src/copy/build/types.ts",
  "src/model/offer.ts",
  "src/screens/events",
  "stories/screens/events",
  "stories/screens/help",
];
/** What a screen is entered in. */
const tables = [
  ".storybook/shared/titles.ts",
  "app/features/events/eventsPages.ts",
  "app/navigation/screens.ts",
  "tests/navigation/addedScreens.ts",
];
const PLACE = "events/GeneratorSample";
const texts = `--title-en List --body "Ihre Liste ist leer." --body-en "It is empty." --name "Leere Liste"`;
/** Of an option that is given twice, the last counts. */
const screen = (place: string, more = "") => `screen ${place} --title Liste ${texts} ${more}`;
const state = (place: string, name: string) => `state ${place} ${name} ${texts.slice(texts.indexOf("--body"))}`;
const offered = (name: string, more = "") => `offer ${name} --title Tausch ${texts} ${more}`;
const call = (words: string, more = "") => `call ${words} --offer staff --description "Returns a sample." ${more}`;

const refusals: Record<string, [RegExp, string][]> = {
  "an order that cannot be read": [
    [/^npm run new screen/, ""],
    [/^npm run new screen/, "page events/Xy"],
    [/^npm run new screen/, "screen"],
    [/^Liste has no meaning here/, "screen events/Xy Liste"],
    [/^--kind has no meaning here/, screen(PLACE, "--kind body")],
    [/^Unknown option '--colour'/, screen(PLACE, "--colour red")],
    [/^Missing: title-en, name, body, body-en\.\n\nnpm run/, "screen events/Xy --title Liste"],
    [/^Missing: english\./, "text events.x Liste"],
  ],
  "a screen that cannot be": [
    [/no place for a screen.*area\/Name/, screen("GeneratorSample")],
    [/no place for a screen/, screen("../../x/Evil")],
    [/no place for a screen/, screen("events/generatorSample")],
    [/Leave "Screen" off: events\/GeneratorSample/, screen("events/GeneratorSampleScreen")],
    [/no src\/screens\/nowhere.*--folder/, screen("nowhere/GeneratorSample")],
    [/"connected" is a folder of other things/, screen("connected/GeneratorSample", "--folder Termine")],
    [/src\/screens\/events is there already/, screen(PLACE, "--folder Termine")],
    [/--offer: "flightPlans" is none of contract, .*npm run new offer/, screen(PLACE, "--offer flightPlans")],
    [/app\/features\/auth/, screen("auth/GeneratorSample")],
    [/need a guard/, screen("events/StaffList")],
    [/EventApplicationScreen\.tsx is there already/, screen("events/EventApplication")],
    [/There is events-my-event or \/events\/my-event already/, screen("events/MyEvent")],
    [/--back.*"nowhere"/, screen(PLACE, "--back nowhere")],
  ],
  "a state that cannot be": [
    [/no name for a state/, screen(PLACE, `--state "place free"`)],
    [/no name for a state/, screen(PLACE, "--state LeadsBack")],
    [/Waiting has no German name/, screen(PLACE, "--state Waiting --name Waiting")],
    [/more than 40 signs/, screen(PLACE, `--name "Auf der Warteliste, bis ein Platz frei wird"`)],
    [/OnASmallPhone is named like a state before it/, screen(PLACE, `--name "Auf kleinem Handy"`)],
    [/was not made by npm run new/, state("events/GeneratorSample", "Empty")],
    [/was not made by npm run new/, state("events/EventApplication", "Empty")],
  ],
  "a text that a check would find": [
    [/„Wartelisste“/, screen(PLACE, "--title Wartelisste")],
    [/\(en\)/, screen(PLACE, `--title-en "Liste für Wartende"`)],
    [/texts without values/, screen(PLACE, "--body {name} --body-en {name}")],
    [/There is events\.title already/, "text events.title Liste List"],
    [/"title" is a text/, "text events.title.more Liste List"],
    [/no key/, "text events Liste List"],
    [/no key/, "text __proto__.x Liste List"],
    [/EXPECT_ARGUMENT_CLOSING_BRACE/, "text events.x { List"],
    [/events\.x: de has name: text; en has none/, `text events.x "Hallo {name}" Hello`],
    [/--kind: "knopf" is none of button, link/, "text events.x Liste List --kind knopf"],
    [/kinds\.json says "hint" of all/, "text availability.hints.x Liste. List. --kind error"],
  ],
  "an offer that cannot be": [
    [/no name for an offer/, offered("flight-plans")],
    [/There is eventStatus already/, offered("eventStatus")],
    [/Sample is named like a state before it/, offered("sample", `--name "Vertrag noch nicht verfügbar"`)],
  ],
  "a call that cannot be": [
    [/no name for a call/, call("delete GET /sample")],
    [/no name for a call/, call("GetShuttleTimes GET /sample")],
    [/The contract has checkOutStaff already/, call("checkOutStaff GET /sample")],
    [/"get" is none of GET, POST/, call("getSample get /sample")],
    [/is no path/, call("getSample GET generator-sample")],
    [/is no path/, call("getSample GET /{eventId}")],
    [/is no path/, call("getSample GET /generator-sample?day=1")],
    [/--offer: "toString" is none of contract, /, call("getSample GET /sample", "--offer toString")],
    [/is no sentence/, call("getSample GET /sample", `--description "shuttle times"`)],
    [/getStaffList answers GET \/staff\/\{list\} already/, call("getSample GET /staff/{name}")],
  ],
};

/** Nothing is left of what was written. */
async function expectRefused(root: string, reason: RegExp, line: string) {
  const folders = [".storybook", "app", "src", "stories", "tests"];
  const files = () => filesIn(root, folders, /./).map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
  const before = files();
  await expect(create(root, wordsOf(line)), line).rejects.toThrow(reason);
  expect(files()).toEqual(before);
}

test.each(Object.entries(refusals))("%s is refused with the reason, and nothing is written", (_what, rows) =>
  withPlanted({ copies, files: {} }, async (root) => {
    for (const [reason, line] of rows) await expectRefused(root, reason, line);
  }),
);

test("what a script finds a fault in is taken back", () =>
  withPlanted({ copies: [...copies, ...tables], files: { "src/copy/en/planted.json": "{}\n" } }, (root) =>
    expectRefused(root, /de\/planted\.json is missing/, screen(PLACE)),
  ));

test("a call of every offer stands beside its others; a load has an answer of its own, a change none", () => {
  for (const offer of OFFERS)
    for (const method of ["GET", "POST"]) {
      const order = { call: "getSample", method, path: "/sample/{id}", offer, description: "Returns a sample." };
      const { files } = planCall(top, order as Values);
      const [row = ""] = Object.keys(files).filter((file) => file.startsWith("app/client/calls/"));
      const [answer] = Object.keys(files).filter((file) => file.startsWith("src/model/"));
      const edit = files[row] as (text: string) => string;
      const text = readFileSync(path.join(top, row), "utf8");
      expect(text, offer).toContain(`proposed("${offer}")`);
      const isLoad = method === "GET";
      expect(answer !== undefined && existsSync(path.join(top, path.dirname(answer))), offer).toBe(isLoad);
      expect(edit(text)).toContain(
        `  answer: ${isLoad ? "sampleAnswer" : "acknowledged"},\n  ...proposed("${offer}"),\n  announces: ${isLoad ? "querying" : "changing"},\n`,
      );
      expect(files["app/sandbox/rules/getSample.ts"]).toContain(
        `export const getSample = (): Reply => accept(${isLoad ? "{ data: {} }" : ""});`,
      );
    }
});

test("what is left out is asked for, in order; a wrong place is told before", async () => {
  const fields: string[] = [];
  const request = async (field: string) => `${fields.push(field)}`;
  const { values } = await readOrder(["screen", "events/Xy", "--title", "Liste"], request);
  expect(fields).toEqual(["title-en", "name", "body", "body-en"]);
  expect(values).toMatchObject({ title: "Liste", "title-en": "1", state: "Ordinary", back: "dashboard" });
  await expect(readOrder(["screen", "X"], request)).rejects.toThrow(Refused);
  expect(fields.length).toBe(4);
});
