import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";
import { findingsOf, kindOf } from "#workbench/findings/findings.ts";
import { isGivenWording } from "#workbench/findings/givenWordings.ts";
import { readingsOf } from "#workbench/findings/reading.ts";
import { widthOf } from "#workbench/findings/widths.ts";
import { faultsOf } from "./axe.ts";
import { asLink, DeskPage, expect, fetched, test } from "./deskPage.ts";
import { brightnesses } from "./toolbar/theme/brightness.ts";

const page = "/iframe.html?id=gestalten-textkatalog--docs&viewMode=docs";
const top = path.resolve(import.meta.dirname, "../..");
const { catalogue } = readCatalogue();
const texts = Object.entries(catalogue.de ?? {}).flatMap(([area, entries]) =>
  Object.entries(entries).map(([inner, { text }]) => ({
    key: `${area}.${inner}`,
    text,
    english: catalogue.en?.[area]?.[inner]?.text ?? "",
  })),
);

const withSixDigits = texts.filter(({ text }) => /6\sziffern/i.test(text)).map(({ key }) => key);

const isFound = (key: string, locale: "de" | "en", text: string) =>
  findingsOf(text, { key, locale, kind: kindOf(key), isGiven: isGivenWording(key, locale) }).length > 0;
const errorsFound = texts.filter(
  ({ key, text, english }) => kindOf(key) === "error" && (isFound(key, "de", text) || isFound(key, "en", english)),
);

test("a text is found by its words, its kind, its findings and what is given, by keyboard alone", async ({
  page: tab,
}) => {
  await tab.goto(page);
  const status = tab.getByRole("status").filter({ hasText: "Texten" });
  await expect(status).toHaveText(
    `${texts.length.toLocaleString("de-DE")} von ${texts.length.toLocaleString("de-DE")} Texten`,
  );
  await tab.getByLabel("Text oder Schlüssel suchen").focus();
  await tab.keyboard.type("6 ziffern");
  await expect(tab.getByRole("rowheader")).toHaveText(withSixDigits);
  const none = tab.getByRole("region", { name: "Texte" }).getByText("Nichts passt zu dieser Auswahl.");
  await expect(none).toHaveCount(0);
  await tab.keyboard.type("xyz");
  await expect(none).toBeVisible();
  await tab.keyboard.press("Control+A");
  await tab.keyboard.press("Delete");
  await expect(status).toHaveText(
    `${texts.length.toLocaleString("de-DE")} von ${texts.length.toLocaleString("de-DE")} Texten`,
  );
  await tab.keyboard.press("Tab");
  await tab.keyboard.press("Tab");
  await expect(tab.getByLabel("Art", { exact: true })).toBeFocused();
  await tab.keyboard.type("Fehler");
  await expect(tab.getByRole("rowheader").first()).toHaveText("auth.entry.problems.required");
  await tab.keyboard.press("Tab");
  await tab.keyboard.type("vorgegebene");
  await expect(tab.getByRole("row").filter({ hasText: "auth.entry.problems.invalid" })).toContainText(
    "vorgegeben (MSG-02)",
  );
  await tab.keyboard.press("ArrowDown");
  await expect(status).toHaveText(`${errorsFound.length} von ${texts.length.toLocaleString("de-DE")} Texten`);
});

test("every area has a German name, in German order, with related ones beside each other", async ({ page: tab }) => {
  await tab.goto(page);
  const area = tab.getByLabel("Bereich", { exact: true });
  await expect(area).toHaveValue("", { timeout: 40_000 });
  const [, ...names] = await area.locator("option").allTextContents();
  expect(names).toHaveLength(Object.keys(catalogue.de ?? {}).length);
  expect(names.join()).toMatch(/Gruppen: erstellen und beitreten,Gruppen: Mitglieder/);
  expect(names).toEqual(names.toSorted(new Intl.Collator("de").compare));
  await area.selectOption("Gruppen: Mitglieder");
  await expect(tab.getByRole("rowheader").first()).toContainText("groups.");
});

test("the longest German text comes first when asked for, and English steps aside", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.getByLabel("Sprache", { exact: true }).selectOption("Deutsch");
  await tab.getByLabel("Reihenfolge").selectOption("längste zuerst");
  const longest = texts.toSorted((one, other) => other.text.length - one.text.length)[0]?.key ?? "";
  await expect(tab.getByRole("rowheader").first()).toHaveText(longest);
  await expect(tab.getByRole("columnheader", { name: "Englisch" })).toHaveCount(0);
});

test("a row leads to a state that shows its text, with the text chosen in the panel", async ({ page: tab }) => {
  const key = "auth.code.problems.expired";
  await tab.goto("/?path=/docs/gestalten-textkatalog--docs");
  const frame = tab.frameLocator("#storybook-preview-iframe");
  await frame.getByLabel("Text oder Schlüssel suchen").fill(key);
  await frame.getByLabel("Art", { exact: true }).selectOption("Fehler");
  await expect(tab).toHaveURL(/catalogue-search=[^&]+&catalogue-kind=error/);
  await frame.getByRole("link", { name: "Anmeldung: Code-Eingabe" }).click();
  const desk = new DeskPage(tab);
  await expect(desk.field(key)).toBeFocused({ timeout: 100_000 });
  await expect(tab).toHaveURL(/screens-auth-codeverificationscreen--expired-code/);
  await expect(tab).not.toHaveURL(/[?&]text=/);
  await expect(desk.outlines()).toHaveCount(1);
  // What the table shows is still the same after the way back.
  await tab.goBack();
  await expect(frame.getByLabel("Text oder Schlüssel suchen")).toHaveValue(key, { timeout: 40_000 });
  await expect(frame.getByLabel("Art", { exact: true })).toHaveValue("error");
  await expect(frame.getByRole("rowheader")).toHaveText([key]);
});

test("a link to an area resets what the address keeps of the page", async ({ page: tab }) => {
  await tab.goto(`${page}&catalogue-search=code`);
  await expect(tab.getByLabel("Text oder Schlüssel suchen")).toHaveValue("code", { timeout: 40_000 });
  await tab.evaluate(() => {
    window.location.hash = "groups";
  });
  await expect(tab.getByLabel("Text oder Schlüssel suchen")).toHaveValue("");
  await expect(tab.getByLabel("Bereich", { exact: true })).toHaveValue("groups");
});

/** The editor of a key within its row. */
const rowOf = (place: Page | FrameLocator, key: string) => {
  const row = place.locator(`[id="${key}"]`);
  return {
    row,
    key: row.getByRole("button", { name: key, exact: true }),
    field: (language = "Deutsch") => row.getByRole("textbox", { name: `${language}: ${key}`, exact: true }),
  };
};

test("a text is rewritten in its row by keyboard, kept while the table is searched, and goes along to a story", async ({
  page: tab,
}) => {
  const key = "auth.entry.submit";
  await tab.goto("/?path=/docs/gestalten-textkatalog--docs");
  const frame = tab.frameLocator("#storybook-preview-iframe");
  const search = frame.getByLabel("Text oder Schlüssel suchen");
  await search.fill(key);
  const { row, key: head, field } = rowOf(frame, key);
  await head.focus();
  await tab.keyboard.press("Enter");
  await expect(field()).toBeFocused();
  await tab.keyboard.press("ControlOrMeta+a");
  await tab.keyboard.type("Prüfe {dein");
  await expect(row.getByText("Eine Klammer { ist offen.")).toBeVisible();
  await expect(field()).toHaveAttribute("aria-invalid", "true");
  await tab.keyboard.press("ControlOrMeta+a");
  await tab.keyboard.type("Prüfe dein Konto");
  await expect(row.getByRole("status").filter({ hasText: "Hinweise: Deutsch" })).toContainText("Du-Form");
  // The address has it, and the page has kept the keyboard and what was searched.
  await expect(tab).toHaveURL(/globals=.*drafts:/);
  await expect(field()).toBeFocused();
  await tab.keyboard.type("!");
  await expect(search).toHaveValue(key);
  await tab.keyboard.press("Escape");
  await expect(head).toBeFocused();
  await expect(head).toHaveAttribute("aria-expanded", "false");
  await expect(row.locator("ins")).toHaveText("Prüfe dein Konto!");
  await expect(row.locator("del")).toHaveText("Weiter");
  await search.fill("");
  await expect(frame.getByText("1\u00a0Vorschlag")).toBeVisible();
  await search.fill(key);
  await expect(row.locator("ins")).toHaveText("Prüfe dein Konto!");
  await row.getByRole("link", { name: "Anmeldung: E-Mail-Eingabe" }).click();
  const desk = new DeskPage(tab);
  await expect(desk.field(key)).toHaveValue("Prüfe dein Konto!", { timeout: 100_000 });
  await expect(desk.canvas.getByRole("button", { name: "Prüfe dein Konto!" })).toBeVisible();
});

test("a proposal in the address stands in the catalogue, is shared, handed over and taken back there", async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const key = "auth.entry.submit";
  const story = "screens-auth-entryscreen--empty";
  const link = asLink([["de", key, "Grüße", printOf("Weiter"), story]]);
  await tab.goto(`/?path=/docs/gestalten-textkatalog--docs${link}`);
  const frame = tab.frameLocator("#storybook-preview-iframe");
  await frame.getByLabel("Text oder Schlüssel suchen").fill(key);
  const { row } = rowOf(frame, key);
  await expect(row.locator("ins")).toHaveText("Grüße", { timeout: 40_000 });
  await frame.getByRole("button", { name: "Patch erstellen" }).click();
  await expect(frame.getByText(/Der Patch enthält 1\u00a0offenen Vorschlag nicht/)).toBeVisible();
  await frame.getByRole("button", { name: "Link teilen" }).click();
  const shared = await frame.getByRole("textbox", { name: "Link zum Vorschlag" }).inputValue();
  expect(new URL(shared).searchParams.get("path")).toBe(`/story/${story}`);
  expect(new URL(shared).hash).toBe(link);
  await frame.getByRole("button", { name: "Verwerfen" }).click();
  await expect(row.locator("ins")).toHaveCount(0);
  await expect(tab).not.toHaveURL(/drafts:/);
});

test("a text rewritten in the catalogue is filed under the state that shows it, with its cases and its other language", async ({
  page: tab,
  context,
}) => {
  const key = "groups.header.free";
  const state = "screens-groups-groupscreen--leader-alone";
  await tab.goto(`${page}#${key}`);
  const { row, key: head, field } = rowOf(tab, key);
  await expect(row.getByRole("listitem").filter({ hasText: "Noch 3\u00a0Plätze frei" })).toBeVisible({
    timeout: 40_000,
  });
  await head.click();
  for (const [name, words] of [
    ["bei 0", "Voll"],
    ["bei 1", "Noch #\u00a0Platz"],
    ["sonst", "Noch #\u00a0Plätze"],
  ])
    await field(`Deutsch, ${name}`).fill(words ?? "");
  await expect(row.getByRole("listitem").filter({ hasText: /^Noch 1\sPlatz$/ })).toBeVisible();
  await expect(row.getByText("Englisch ist unverändert.")).toBeVisible();
  // It can be pressed while the state is looked for, and names it nevertheless.
  await tab.getByRole("button", { name: "Link teilen" }).click({ timeout: 1000 });
  const link = tab.getByRole("textbox", { name: "Link zum Vorschlag" });
  await expect(link).toBeVisible({ timeout: 100_000 });
  const shared = await link.inputValue();
  expect(new URL(shared).searchParams.get("path")).toBe(`/story/${state}`);
  await tab.getByRole("button", { name: "Patch erstellen" }).click();
  const [, summary] = await fetched(tab, tab.getByRole("link", { name: "Zusammenfassung herunterladen" }));
  await expect(link).toHaveCount(0);
  expect(summary).toContain(`| \`${state}\` | \`${key}\` | Deutsch |`);
  expect(summary).toMatch(/\| Englisch \| `\{free, plural, .*` \| unverändert \|/);

  const reviewer = new DeskPage(await context.newPage());
  await reviewer.page.goto(shared);
  await expect(reviewer.canvas.getByText(/^Noch 3\sPlätze$/)).toBeVisible({ timeout: 40_000 });
  await expect(reviewer.line(key).getByRole("listitem")).toHaveText([
    /^Kein Platz frei$/,
    /^Noch 1\sPlatz frei$/,
    /^Noch 3\sPlätze frei$/,
    "Voll",
    /^Noch 1\sPlatz$/,
    /^Noch 3\sPlätze$/,
  ]);
  await expect(reviewer.review).toContainText(/Englisch ist unverändert\. .*Anzahl/);
  await reviewer.review.getByRole("link", { name: "Gruppe: Gruppenleitung, noch allein" }).click();
  await expect(reviewer.field(key, "Deutsch, bei 0")).toHaveValue("Voll");
});

test("each field of an open row stands under the head of its language, and nothing is shared before there is something", async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 980, height: 760 });
  await tab.goto(`${page}#auth.entry.submit`);
  await expect(tab.getByRole("button", { name: "Link teilen" })).toBeDisabled({ timeout: 40_000 });
  await expect(tab.getByText("Noch kein Vorschlag. Schreiben Sie einen Text neu")).toBeVisible();
  await rowOf(tab, "auth.entry.submit").key.click();
  for (const language of ["Deutsch", "Englisch"]) {
    const head = tab.getByRole("columnheader", { name: language });
    const start = await head.evaluate(
      (cell) => cell.getBoundingClientRect().left + parseFloat(getComputedStyle(cell).paddingInlineStart),
    );
    const box = await tab.getByRole("textbox", { name: `${language}: auth.entry.submit` }).boundingBox();
    expect(box?.x).toBeCloseTo(start, 0);
  }
});

test("the fields of a text with a choice show all of it", async ({ page: tab }) => {
  const key = "eventStatus.tasksTotal";
  await tab.setViewportSize({ width: 980, height: 760 });
  await tab.goto(`${page}#${key}`);
  const { key: head, field } = rowOf(tab, key);
  await head.click({ timeout: 40_000 });
  for (const name of ["Deutsch, bei 1", "Deutsch, sonst", "Englisch, bei 1", "Englisch, sonst"])
    expect(await field(name).evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});

test("in a window of 320 px the row of a link is in view, and its editor is", async ({ page: tab }) => {
  const key = "auth.entry.submit";
  await tab.setViewportSize({ width: 320, height: 568 });
  await tab.goto(`${page}#${key}`);
  const { row, field } = rowOf(tab, key);
  await expect(row).toBeInViewport({ timeout: 40_000 });
  await expect(row).toHaveAttribute("aria-current", "true");
  await row.getByText("Weiter", { exact: true }).click();
  await expect(field()).toBeInViewport({ ratio: 1 });
});

test("a proposal that is taken back on the page of a link to a text is gone from the address and after a reload", async ({
  page: tab,
}) => {
  const key = "auth.entry.submit";
  const link = asLink([["de", key, "Grüße", printOf("Weiter"), "screens-auth-entryscreen--empty"]]);
  await tab.goto(`/?path=/docs/gestalten-textkatalog--docs#${key}&globals=${link.replace("#proposal=", "proposal:")}`);
  const { row } = rowOf(tab.frameLocator("#storybook-preview-iframe"), key);
  await expect(row.locator("ins")).toHaveText("Grüße", { timeout: 40_000 });
  await expect(tab).toHaveURL(new RegExp(`&globals=drafts:[a-z\\d]+#${key}$`));
  await tab.frameLocator("#storybook-preview-iframe").getByRole("button", { name: "Verwerfen" }).click();
  await expect(tab).toHaveURL(new RegExp(`/docs/gestalten-textkatalog--docs#${key}$`));
  await tab.reload();
  await expect(row).toBeVisible({ timeout: 40_000 });
  await expect(row.locator("ins")).toHaveCount(0);
});

test("a link of a row takes what is turned in the toolbar along to the state", async ({ page: tab }) => {
  const key = "auth.entry.submit";
  await tab.goto(`/?path=/docs/gestalten-textkatalog--docs&globals=theme:dark;stress:longer#${key}`);
  const { row } = rowOf(tab.frameLocator("#storybook-preview-iframe"), key);
  await row.getByRole("link", { name: "Anmeldung: E-Mail-Eingabe" }).click({ timeout: 40_000 });
  const canvas = tab.frameLocator("#storybook-preview-iframe").locator("html");
  await expect(canvas).toHaveAttribute("data-theme", "dark", { timeout: 60_000 });
  await expect(canvas).toHaveAttribute("data-stress", "longer");
  await expect(tab).toHaveURL(/path=\/story\/screens-auth-entryscreen/);
});

test("a catalogue that stands alone keeps its proposal over a reload, and one without offers the last of the browser", async ({
  page: tab,
  context,
}) => {
  const key = "auth.entry.submit";
  await tab.goto(`${page}#${key}`);
  const { row, key: head, field } = rowOf(tab, key);
  await head.click({ timeout: 40_000 });
  await field().fill("Los");
  await expect(tab).toHaveURL(new RegExp(`globals=drafts:[a-z\\d]+#${key}$`));
  await tab.reload();
  await expect(row.locator("ins")).toHaveText("Los", { timeout: 40_000 });

  const other = await context.newPage();
  await other.goto(`/?path=/docs/gestalten-textkatalog--docs#${key}`);
  const frame = other.frameLocator("#storybook-preview-iframe");
  const otherRow = rowOf(frame, key).row;
  await expect(otherRow).toBeVisible({ timeout: 40_000 });
  await expect(otherRow.locator("ins")).toHaveCount(0);
  await frame.getByRole("button", { name: "Letzten Vorschlag öffnen" }).click();
  await expect(otherRow.locator("ins")).toHaveText("Los");
  await expect(frame.getByRole("button", { name: "Letzten Vorschlag öffnen" })).toHaveCount(0);
});

test("what is proposed and turned stays with the links of a page, in the same tab and in a new one", async ({
  page: tab,
  context,
}) => {
  await tab.goto("/?path=/docs/primitives-button--docs&globals=theme:dark;drafts:a1b2");
  const link = tab.frameLocator("#storybook-preview-iframe").locator(".part-name a").first();
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"], timeout: 40_000 }),
  ]);
  const both = /path=\/story\/primitives-button--primary&globals=(?=.*theme:dark)(?=.*drafts:a1b2)/;
  await expect(opened).toHaveURL(both);
  await tab.evaluate(() => document.body.setAttribute("data-same", ""));
  await link.click();
  await expect(tab).toHaveURL(both);
  await expect(tab.locator("body")).toHaveAttribute("data-same");
});

test("a row that somebody writes in stays while the table is scrolled far away and back", async ({ page: tab }) => {
  const key = texts[0]?.key ?? "";
  await tab.goto(page);
  const { field } = rowOf(tab, key);
  await rowOf(tab, key).key.click();
  await field().fill("Hier {fehlt");
  const table = tab.getByRole("region", { name: "Texte" });
  await table.evaluate((box) => box.scrollTo({ top: 9000 }));
  await expect(tab.getByRole("rowheader", { name: texts[1]?.key, exact: true })).toHaveCount(0);
  await expect(field()).not.toBeInViewport();
  await expect(field()).toBeFocused();
  await table.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(field()).toHaveValue("Hier {fehlt");
});

test("a text saved in the catalogue stands in its file and in its row without a proposal @dev", async ({
  page: tab,
}) => {
  const file = path.join(top, "src/copy/de/recovery.json");
  const before = readFileSync(file, "utf8");
  const key = "recovery.forgot.lead";
  await tab.goto(`${page}#${key}`);
  const { row, key: head, field } = rowOf(tab, key);
  await head.click({ timeout: 40_000 });
  const was = await field().inputValue();
  const words = "Übermaß „prüfen“ & größer";
  try {
    await field().fill(words);
    await tab.getByRole("button", { name: "Speichern" }).click();
    await expect(tab.getByText("1\u00a0Vorschlag ist gespeichert.")).toBeVisible();
    expect(readFileSync(file, "utf8")).toBe(before.replace(JSON.stringify(was), JSON.stringify(words)));
    await expect(tab.getByRole("button", { name: "Verwerfen" })).toBeDisabled();
    await tab.getByRole("textbox", { name: `Deutsch: ${key}` }).press("Escape");
    await expect(row.getByText(words, { exact: true })).toBeVisible();
    await expect(row.locator("ins")).toHaveCount(0);
    await expect(row).toContainText("geändert, vorher:");
    await expect(row).toBeInViewport();
  } finally {
    writeFileSync(file, before);
  }
  await expect(row).not.toContainText("geändert, vorher:");
});

test("a text that no state shows by itself is said to be so", async ({ page: tab }) => {
  await tab.goto("/?path=/story/screens-start-brokenscreen--signed-in&text=auth.entry.title");
  const desk = new DeskPage(tab);
  await expect(desk.panel.getByText("Kein Zustand dieses Bildschirms zeigt auth.entry.title von allein.")).toBeVisible({
    timeout: 60_000,
  });
});

test("all texts fit into two windows, under a head that stays, and the filters stay beside them", async ({
  page: tab,
}) => {
  await tab.goto(page);
  const table = tab.getByRole("region", { name: "Texte" });
  await expect(tab.getByRole("table")).toHaveAttribute("aria-rowcount", String(texts.length + 1));
  expect(await tab.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(2);
  expect(await tab.getByRole("rowheader").count()).toBeLessThan(60);
  // As much room as the manager leaves in a window of 1280 px.
  await tab.setViewportSize({ width: 980, height: 860 });
  const controls = await tab.getByRole("search").locator("input, select").all();
  const tops = await Promise.all(controls.map((control) => control.evaluate((box) => box.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await table.focus();
  await tab.keyboard.press("End");
  await expect(tab.getByRole("rowheader", { name: texts.at(-1)?.key, exact: true })).toBeInViewport();
  await expect(tab.getByRole("columnheader", { name: "Schlüssel" })).toBeInViewport();
  await expect(tab.getByLabel("Text oder Schlüssel suchen")).toBeInViewport();
  await tab.getByLabel("Text oder Schlüssel suchen").fill("6 ziffern");
  await expect(tab.getByRole("rowheader")).toHaveText(withSixDigits);
});

test("neither a key nor a word breaks in the middle of a column", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.getByLabel("Text oder Schlüssel suchen").fill("profile.form.");
  await expect(tab.getByRole("rowheader").first()).toContainText("profile.form.");
  const keys = tab.locator("th[scope=row] code");
  expect(await keys.count()).toBeGreaterThan(5);
  const broken = await keys.evaluateAll((all) =>
    all.flatMap((key) =>
      [...key.childNodes].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getClientRects().length > 1 ? [part.textContent] : [];
      }),
    ),
  );
  expect(broken).toEqual([]);
  expect(await tab.getByRole("region", { name: "Texte" }).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

for (const theme of brightnesses)
  test(`the page is accessible, with all rows and with few, ${theme}`, async ({ page: tab }) => {
    await tab.goto(`${page}&globals=theme:${theme}`);
    await expect(tab.getByRole("rowheader").first()).toBeVisible({ timeout: 40_000 });
    expect(await faultsOf(tab, ".catalogue")).toEqual([]);
    await tab.getByLabel("Zeigen").selectOption("vorgegebene");
    await expect(tab.getByRole("status").filter({ hasText: "Texten" })).not.toHaveText(
      `${texts.length.toLocaleString("de-DE")} von ${texts.length.toLocaleString("de-DE")} Texten`,
    );
    expect(await faultsOf(tab, ".catalogue")).toEqual([]);
    await tab.getByRole("rowheader").first().getByRole("button").click();
    await tab.getByRole("textbox", { name: /^Deutsch: / }).fill("Hier {fehlt");
    await expect(tab.getByText("Eine Klammer { ist offen.")).toBeVisible();
    expect(await faultsOf(tab, ".catalogue")).toEqual([]);
  });

test("texts are as wide as the rules of style take them to be, within 4 %", async ({ page: tab }) => {
  const words = texts
    .filter(({ key }) => kindOf(key) === "button")
    .flatMap(({ text }) => readingsOf(text).map((reading) => reading.words));
  await tab.goto("/iframe.html?id=screens-auth-entryscreen--empty&viewMode=story");
  await expect(tab.locator("[data-screen-heading]")).toBeVisible();
  const drawn = await tab.evaluate(async (all) => {
    const font = '600 18px "Atkinson Hyperlegible Next Variable"';
    if ((await document.fonts.load(font)).length === 0) throw new Error("the font is not there");
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    context.font = font;
    return all.map((text) => context.measureText(text).width);
  }, words);
  const off = words.filter((text, place) => Math.abs(widthOf(text, 18) / (drawn[place] ?? 0) - 1) > 0.04);
  expect(off).toEqual([]);
  expect(words.length).toBeGreaterThan(20);
});
