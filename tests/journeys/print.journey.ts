import type { Page } from "@playwright/test";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { inventStaff } from "../../app/sandbox/database/staffPeople.ts";
import { de } from "./copy.ts";
import { expect, heading, storeSession, test } from "./journey.ts";

const { staff: words } = de;
const COUNT = 300;

/** Both lists are another thing on paper, which has a test of its own. */
const isAnotherThing = /^\/(operations|legacy)\/check-(in|out)/;
/** Before the sign-in there is nothing to print. */
const isBefore = /^\/(auth|forgot-password|reset-password)/;
const paths = [...new Set(Object.values(SCREEN_PATHS))].filter(
  (path): path is Exclude<typeof path, null> => path !== null && !isBefore.test(path) && !isAnotherThing.test(path),
);

type Printed = { texts: string[]; cut: string[]; covering: string[] };

/** What can be read, what shows less than it holds, and what lies over something else. */
const look = (page: Page) =>
  page.evaluate((): Printed => {
    const seen = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });
    const isForEyes = (element: Element) =>
      element.closest(".sr-only, [class~='not-focus:sr-only'], [role=region] ol:empty, script, style") === null;
    const name = (element: Element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`;
    const all = [...document.body.querySelectorAll("*")].filter((element) => seen(element) && isForEyes(element));
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const text = textContent?.trim() ?? "";
      if (text && parentElement && isForEyes(parentElement) && seen(parentElement)) texts.push(text);
    }
    const looks = all.map((element) => [element, getComputedStyle(element)] as const);
    return {
      texts,
      cut: looks
        .filter(([element, { overflowX, overflowY }]) => {
          const isCutBelow = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
          const isCutBeside = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
          return (isCutBelow || isCutBeside) && !element.matches("select, input, video, svg");
        })
        .map(([element]) => name(element)),
      covering: looks
        .filter(([, { position }]) => position === "fixed" || position === "sticky")
        .map(([element]) => name(element)),
    };
  });

const lightness = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("The browser draws nothing.");
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data[1] ?? 0;
  });

const settled = async (page: Page) => {
  // The page has a heading of its own until the app is there.
  await expect(page.locator("main[data-sign]")).toHaveCount(0);
  await page.locator("[data-screen-heading]").first().waitFor();
  await expect(page.locator("[data-loading]")).toHaveCount(0);
  // Whether there is a camera the browser says in its own time.
  await expect(page.getByText(de.idCheck.capture.camera.starting)).toHaveCount(0);
};

test("whatever a screen says stands on paper: all of it, uncovered, dark on light", async ({ page }) => {
  test.setTimeout(240_000);
  await storeSession(page, "jasper");
  const faults: object[] = [];
  for (const path of paths) {
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await page.goto(path);
    await settled(page);
    const { texts } = await look(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const printed = await look(page);
    const missing = texts.filter((text) => !printed.texts.includes(text));
    const { cut, covering } = printed;
    const isDark = (await lightness(page)) < 250;
    if (missing.length + cut.length + covering.length > 0 || isDark)
      faults.push({ path: new URL(page.url()).pathname, missing, cut, covering, isDark });
  }
  expect(faults).toEqual([]);
});

test("a dialog that is open stands whole on paper", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto("/");
  await page.getByRole("button", { name: "Nutzungsbedingungen lesen" }).click();
  await expect(page.getByRole("dialog", { name: "Nutzungsbedingungen" })).toBeVisible();
  const { texts, cut } = await look(page);
  expect(cut).not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  const printed = await look(page);
  expect(texts.filter((text) => !printed.texts.includes(text))).toEqual([]);
  expect({ cut: printed.cut, covering: printed.covering }).toEqual({ cut: [], covering: [] });
});

test("answers that are folded stand on paper", async ({ page }) => {
  await storeSession(page, "amira");
  await page.goto("/info/faq");
  await settled(page);
  const answers = page.locator("details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.locator("summary").nth(1).click();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator("details[open]")).toHaveCount(1);
});

test(`all ${COUNT} people of a list are on paper, with pass and time, whatever is searched for`, async ({
  page,
  provider,
}) => {
  await provider.settings({ staffCount: COUNT });
  await storeSession(page, "jasper");
  await page.goto("/legacy/task-list");
  await page.getByRole("listitem").filter({ hasText: de.tasks.checkIn }).getByRole("button").click();
  await expect(heading(page, words.in.title)).toBeVisible();
  const people = inventStaff(COUNT).toSorted((one, other) => one.name.localeCompare(other.name, "de"));
  await page.getByRole("listitem").first().waitFor();
  expect(await page.getByRole("listitem").count()).toBeLessThan(COUNT);
  await page.getByLabel(words.search.label).fill(people[7]!.name);

  // As the browser asks for it: between its two events.
  const onPaper: number[] = [];
  await page.exposeFunction("countRows", (rows: number) => onPaper.push(rows));
  await page.evaluate(() => {
    window.addEventListener("beforeprint", () =>
      queueMicrotask(() =>
        (globalThis as unknown as { countRows: (rows: number) => void }).countRows(
          document.querySelectorAll("tbody tr").length,
        ),
      ),
    );
  });
  const pdf = await page.pdf({ format: "A4" });
  expect(onPaper).toEqual([COUNT]);
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(5);
  await expect(page.getByRole("table")).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table", { name: de.day.place });
  await expect(table.getByRole("columnheader")).toHaveText([
    words.confirm.labels.name,
    words.confirm.labels.pass,
    words.table.status,
  ]);
  const rows = await table
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent)));
  expect(rows.map(([name]) => name)).toEqual(people.map(({ name }) => name));
  expect(rows.map(([, pass]) => pass)).toEqual(people.map(({ idCard }) => idCard || words.confirm.noPass));
  const field = page.getByLabel(words.search.label);
  await expect(field).toBeFocused();
  await expect(field).not.toBeInViewport();
  expect(
    await table
      .locator("tbody tr")
      .first()
      .evaluate((row) => getComputedStyle(row).breakInside),
  ).toBe("avoid");
  expect(await table.locator("thead").evaluate((head) => getComputedStyle(head).display)).toBe("table-header-group");
});
