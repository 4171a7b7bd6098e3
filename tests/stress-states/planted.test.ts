import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { accessibleAddon } from "#workbench/accessible/accessibleAddon.ts";
import { axeFaults } from "#workbench/accessible/axeFaults.ts";
import { dialogFaults } from "#workbench/accessible/dialogFaults.ts";
import { formFaults } from "#workbench/accessible/formFaults.ts";
import { nameFaults } from "#workbench/accessible/nameFaults.ts";
import { pressFaults } from "#workbench/accessible/pressFaults.ts";
import { regionFaults } from "#workbench/accessible/regionFaults.ts";
import { faultsIn } from "./faults/faults.ts";
import { stateStories } from "./stateStories.ts";

const screen = stateStories.find(({ name }) => name === "screens/auth/PhoneScreen Empty");
const submit = () => document.querySelector<HTMLElement>('button[type="submit"]')!;
const style = (element: HTMLElement, css: string) => element.setAttribute("style", css);

beforeEach(async () => {
  document.body.replaceChildren();
  await page.viewport(320, 568);
  await screen!.show({});
});

const heading = () => document.querySelector("h1")!;
const cover = '<p style="position: fixed; inset: 0; background: gray">Über allem</p>';

test.each<[what: string, plant: () => unknown, fault: RegExp]>([
  [
    "a clipped text",
    () => style(submit(), "width: 5rem; white-space: nowrap; overflow: hidden; display: block"),
    /^clipped: "SMS-Code anfordern" is cut off \d+ px at button "SMS-Code anfordern"$/,
  ],
  [
    "an ellipsis",
    () => style(heading(), "white-space: nowrap; overflow: hidden; text-overflow: ellipsis; width: 6rem"),
    /^clipped: "[^"]+" is cut off \d+ px at h1/,
  ],
  [
    "a text that overflows its box",
    () => style(submit(), "width: 5rem; padding: 0; white-space: nowrap; display: block; text-align: start"),
    /^clipped: .* sticks out \d+ px at button/,
  ],
  ...(["E-Mail", "08:00–13:30"] as const).map((words): [string, () => unknown, RegExp] => [
    `a line that ends in the middle of ${words}`,
    () => {
      heading().textContent = `Termin ${words}`;
      style(heading(), "width: 2px");
    },
    /^line end: "(?:E-|0–)" ends one in "Termin /,
  ]),
  [
    "a control over another",
    () => style(submit(), "margin-top: -6rem"),
    /^overlapping: input "Telefonnummer" and button "SMS-Code anfordern"$/,
  ],
  [
    "a page that scrolls sideways",
    () => style(submit(), "width: 30rem"),
    /^sideways: the page is \d+ px too wide because of/,
  ],
  [
    "a small target",
    () => style(submit(), "min-height: 0; height: 1.5rem; padding-block: 0"),
    /^target: button "SMS-Code anfordern" is \d+ px × 24 px, less than 44 px$/,
  ],
  ["no focus ring", () => style(submit(), "outline: none"), /^focus: button "SMS-Code anfordern" does not show it$/],
  [
    "a focus behind a bar",
    () => document.querySelector("main")!.insertAdjacentHTML("beforeend", cover),
    /^focus: button "SMS-Code anfordern" has it behind something else$/,
  ],
  [
    "a dock that hides the page",
    () =>
      document
        .querySelector("main")!
        .insertAdjacentHTML("afterbegin", '<div data-dock style="position: sticky; bottom: 0; height: 40vh"></div>'),
    /^dock: it covers 40 % of the window$/,
  ],
  [
    "an animation despite reduced motion",
    () => submit().animate({ opacity: [0.5, 1] }, { duration: 900, iterations: Infinity }),
    /^motion: button "SMS-Code anfordern" moves$/,
  ],
])("%s at 320 px is named in one line", async (_, plant, fault) => {
  expect(await faultsIn(document.body)).toEqual([]);
  plant();
  expect(await faultsIn(document.body)).toContainEqual(expect.stringMatching(fault));
});

test("a text that may clip is no fault", async () => {
  style(submit(), "width: 5rem; padding: 0; white-space: nowrap; display: block; text-align: start");
  submit().dataset.mayClip = "planted";
  expect(await faultsIn(document.body)).toEqual([]);
});

test("a link within a sentence may be as small as its line, a link alone may not (WCAG 2.5.8)", async () => {
  document.body.innerHTML =
    '<main><p>Bitte lesen Sie die <a href="#a">Regeln</a>.</p><p><a href="#b">Impressum</a></p></main>';
  expect(await faultsIn(document.body)).toEqual([expect.stringMatching(/^target: a "Impressum" is/)]);
});

test("a text that is legible in one theme only is found, and so is a field without a name", async () => {
  const label = document.querySelector("label")!;
  expect(await axeFaults(true)).toEqual([]);
  style(label, "color: #333");
  expect(await axeFaults(true)).toEqual([expect.stringMatching(/^color-contrast in the dark: <label/)]);
  style(label, "color: #ccc");
  expect(await axeFaults(true)).toContainEqual(expect.stringMatching(/^color-contrast: <label/));
  label.remove();
  expect(await axeFaults(true)).toContainEqual(expect.stringMatching(/^label: <input/));
  expect(document.documentElement.dataset.theme).toBe("device");
});

test("a field without its name, its hint, whether it is optional, or its error is found", () => {
  expect(formFaults(document.body)).toEqual([]);
  const field = document.querySelector<HTMLInputElement>('input[type="tel"]')!;
  field.ariaRequired = null;
  field.ariaInvalid = "true";
  field.setAttribute("aria-describedby", "nowhere");
  field.labels![0]!.remove();
  expect(formFaults(document.body)).toEqual([
    "input „“ has no name",
    "input „“ is described by what is not there",
    "input „“ tells neither that it is required nor that it may stay empty",
    "input „“ is called wrong and does not tell why",
    expect.stringMatching(/^„Beispiel: .*“ describes no field$/),
  ]);
});

test("a text in two live regions, and an error that neither a region nor the focus announces, are found", () => {
  expect(regionFaults(document.body, false)).toEqual([]);
  const main = document.querySelector("main")!;
  const error = "Bitte prüfen Sie die Nummer.";
  main.insertAdjacentHTML("beforeend", `<div role="alert"><a href="#">${error}</a></div>`);
  main.insertAdjacentHTML("beforeend", `<div aria-live="polite"><p>${error}</p></div>`);
  expect(regionFaults(document.body, true)).toEqual([]);
  expect(regionFaults(document.body, false)).toEqual([`„${error}“ stands in two live regions`]);
  main.innerHTML = `<form><input aria-invalid="true"><div aria-live="off"><p id="a-error">${error}</p></div></form><a href="#"></a>`;
  document.querySelector<HTMLElement>("main > a")!.focus();
  expect(regionFaults(document.body, false)).toEqual([`„${error}“ is said neither by a live region nor by the focus`]);
  document.querySelector<HTMLElement>("main input")!.focus();
  expect(regionFaults(document.body, false)).toEqual([]);
});

const dialog = (modal: string) =>
  `<main><p>Hinter der Frage</p></main><div role="dialog" aria-modal="${modal}" aria-labelledby="ask"><h2 id="ask">Wirklich?</h2><p>Das wird nicht gesagt.</p></div>`;

test.each([
  [
    "a dialog that says too little, and what it leaves in the tree",
    dialog("true"),
    dialogFaults,
    [
      "„Das wird nicht gesagt.“ stands in the dialog and in no name or description",
      "„Hinter der Frage“ is in the tree behind the dialog",
      "main is in the tree behind the dialog",
    ],
  ],
  [
    "a part of a page that asks a question",
    dialog("false"),
    dialogFaults,
    ["„Das wird nicht gesagt.“ stands in the dialog and in no name or description"],
  ],
  [
    "one name for two buttons",
    "<button>Teilen</button><button>Teilen</button><a href='#a'>Mehr</a><a href='#a'>Mehr</a>",
    nameFaults,
    ["„Teilen“ names 2 acts of the page"],
  ],
  [
    "a button that is off and silent",
    '<button aria-disabled="true">Senden</button>',
    pressFaults,
    ["button „Senden“ is off, and its press says nothing"],
  ],
])("%s is found", async (_, html, faultsOf, faults) => {
  document.body.innerHTML = html;
  expect(await faultsOf(document.body)).toEqual(faults);
});

test("a screen that names missing data without a link to it is found, and only a screen", async () => {
  document.body.innerHTML = "<main><h1>Vertrag</h1><p>Vertrag fehlt</p></main>";
  const [afterEach] = [accessibleAddon().afterEach ?? []].flat();
  const judge = async (title: string) => {
    const story = { args: {}, globals: { judged: true }, parameters: {}, tags: ["behaviour"], title };
    await afterEach?.(story as unknown as Parameters<typeof afterEach>[0]);
  };
  await judge("patterns/Planted");
  await expect(judge("screens/planted/PlantedScreen")).rejects.toThrow("„Vertrag fehlt“ has no way to mend it");
});
