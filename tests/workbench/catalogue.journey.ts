import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { findingsOf, kindOf } from "#workbench/findings/findings.ts";
import { isGivenWording } from "#workbench/findings/given.ts";
import { readingsOf } from "#workbench/findings/reading.ts";
import { widthOf } from "#workbench/findings/widths.ts";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

const page = "/iframe.html?id=textkatalog--docs&viewMode=docs";
const { catalogue } = readCatalogue();
const texts = Object.entries(catalogue.de ?? {}).flatMap(([area, entries]) =>
  Object.entries(entries).map(([inner, { text }]) => ({
    key: `${area}.${inner}`,
    text,
    english: catalogue.en?.[area]?.[inner]?.text ?? "",
  })),
);

const isFound = (key: string, locale: "de" | "en", text: string) =>
  findingsOf(text, { key, locale, kind: kindOf(key), isGiven: isGivenWording(key, locale) }).length > 0;
const errorsFound = texts.filter(
  ({ key, text, english }) => kindOf(key) === "error" && (isFound(key, "de", text) || isFound(key, "en", english)),
);

test("a text is found by its words, its kind, its findings and what is given, by keyboard alone", async ({
  page: tab,
}) => {
  await tab.goto(page);
  const status = tab.locator(".catalogue").getByRole("status");
  await expect(status).toHaveText(`${texts.length} von ${texts.length} Texten`);
  await tab.getByLabel("Text oder Schlüssel suchen").focus();
  await tab.keyboard.type("6 ziffern");
  await expect(tab.getByRole("rowheader")).toHaveText(["auth.code.missingAll"]);
  await tab.keyboard.press("Control+A");
  await tab.keyboard.press("Delete");
  await expect(status).toHaveText(`${texts.length} von ${texts.length} Texten`);
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
  await expect(status).toHaveText(`${errorsFound.length} von ${texts.length} Texten`);
});

test("the longest German text comes first when asked for, and English steps aside", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.getByLabel("Sprache", { exact: true }).selectOption("Deutsch");
  await tab.getByLabel("Reihenfolge").selectOption("längste zuerst");
  const longest = texts.toSorted((one, other) => other.text.length - one.text.length)[0]?.key ?? "";
  await expect(tab.getByRole("rowheader").first()).toHaveText(longest);
  await expect(tab.getByRole("columnheader", { name: "Englisch" })).toHaveCount(0);
});

test("a row leads to a story that shows its text", async ({ page: tab }) => {
  await tab.goto("/?path=/docs/textkatalog--docs");
  const frame = tab.frameLocator("#storybook-preview-iframe");
  await frame.getByLabel("Text oder Schlüssel suchen").fill("auth.code.submit");
  await frame.getByRole("link", { name: "auth/CodeVerificationScreen" }).click();
  await expect(tab).toHaveURL(/screens-auth-codeverificationscreen--/);
  await expect(frame.getByRole("button", { name: "Code bestätigen" })).toBeVisible({ timeout: 40_000 });
});

test("the page is accessible, with all rows and with few", async ({ page: tab }) => {
  await tab.goto(page);
  await expect(tab.getByRole("rowheader")).toHaveCount(texts.length);
  expect(await faultsOf(tab, ".catalogue")).toEqual([]);
  await tab.getByLabel("Zeigen").selectOption("vorgegebene");
  await expect(tab.getByRole("rowheader")).not.toHaveCount(texts.length);
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
