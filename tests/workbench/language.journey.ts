import type { FrameLocator, Page } from "@playwright/test";
import { DeskPage, expect, test } from "./deskPage.ts";

const wrongCode = "screens-auth-codeverificationscreen--wrong-code";
const canvasOf = (page: Page) => page.frameLocator("#storybook-preview-iframe");
const titleOf = (canvas: FrameLocator) => canvas.locator("html").evaluate(() => document.title);

for (const [path, name, ofCanvas] of [
  [
    `/story/${wrongCode}`,
    "Anmeldung / Code-Eingabe – E-Mail-Code falsch",
    "Anmeldung / Code-Eingabe – E-Mail-Code falsch",
  ],
  ["/docs/screens-auth-phonescreen--docs", "Anmeldung / Telefonnummer – Zustandsbogen", "Zustandsbogen: Telefonnummer"],
  ["/docs/start--docs", "Start", "Gangway"],
  [
    "/docs/entwickeln-anleitungen-ein-text--docs",
    "Entwickeln / Anleitungen / Ein Text",
    "Einen Text ändern oder hinzufügen",
  ],
] as const)
  test(`the window of ${path} and its frame are called as in the sidebar`, async ({ page }) => {
    await page.goto(`/?path=${path}`);
    await expect(canvasOf(page).getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
    await expect(page).toHaveTitle(name);
    await expect(page.locator("#storybook-preview-iframe")).toHaveAttribute("title", name);
    await expect.poll(() => titleOf(canvasOf(page))).toBe(ofCanvas);
    await page.goto(`/iframe.html?id=${path.split("/").at(-1)}&viewMode=${path.split("/").at(1)}`);
    await expect(page).toHaveTitle(ofCanvas, { timeout: 40_000 });
  });

/** Words of the manager and what it is called in, as a screen reader would say them. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const said = (element: Element, words: string | null) =>
      words?.trim() ? [`${element.closest("[lang]")?.getAttribute("lang")}: ${words.trim()}`] : [];
    return [...document.querySelectorAll("body *:not(script, style)")].flatMap((element) => [
      ...["aria-label", "title", "placeholder"].flatMap((name) => said(element, element.getAttribute(name))),
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? said(element, node.data) : [])),
    ]);
  });

test("the manager is a German page, and its English parts say that they are", async ({ page }) => {
  await page.goto(`/?path=/story/${wrongCode}`);
  await expect(page.getByRole("tab", { name: "Texte" })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("tab", { name: "Texte" })).toHaveAttribute("lang", "de");
  await expect(page.getByRole("button", { name: "Handy 390" })).toHaveAttribute("lang", "de", {
    timeout: 40_000,
  });
  const words = new Set(await spoken(page));
  const german = /[äöüÄÖÜß„]|^en: (Texte|Deutsch|Handy.*|Hell|Dunkel|Uhr|Belastung|Suchen.*)$/;
  expect([...words].filter((word) => word.startsWith("en: ") && german.test(word))).toEqual([]);
  const tabs = page.getByRole("tablist", { name: "Available addons" }).getByRole("tab");
  await expect(tabs).toHaveText(["Texte", "Werte", "Ereignisse", "Schritte", "Barrierefreiheit"]);
  for (const english of ["Skip to content", "Settings", "Toolbar"])
    expect([...words].filter((word) => word.endsWith(`: ${english}`))).toEqual([`en: ${english}`]);
});

/** Controls that nobody can name, or that are described by something that says nothing or says its label instead of its words. */
const badlyDescribed = (page: Page) =>
  page.locator("section[lang=de] :is(button, input, select, textarea, a[href])").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      const isPoor = ids.some((id) => {
        const says = document.getElementById(id);
        return !says?.textContent?.trim() || says.hasAttribute("aria-label") || says.querySelector("[aria-label]");
      });
      return isPoor ? [control.outerHTML.slice(0, 120)] : [];
    }),
  );

test("a key of the panel is described by its wording, a field by its hints, and by nothing where there are none", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open(wrongCode);
  const key = "auth.card.back";
  await expect(desk.key(key)).toHaveAccessibleDescription("Zurück");
  expect(await badlyDescribed(page)).toEqual([]);
  await desk.key(key).click();
  await expect(desk.field(key)).toHaveAccessibleDescription("");
  expect(await badlyDescribed(page)).toEqual([]);
  await desk.field(key).fill("Zurück!");
  await expect(desk.field(key)).toHaveAccessibleDescription(
    /^Hinweise: Deutsch .*(?:Fehler|Empfehlung): .*Satzzeichen/,
  );
  await expect(desk.panel.getByRole("status").filter({ hasText: "Satzzeichen" })).toHaveCount(1);
  await desk.key(key).click();
  const ofLanguage = (at: number) => desk.row(key).getByRole("cell").nth(at);
  await expect(ofLanguage(0)).toContainText(/^Zurück!.*1\sFehler/);
  await expect(ofLanguage(1)).not.toContainText(/Fehler|Empfehlung/);
  await desk.key(key).click();
  await desk.field(key).fill("Zurück {");
  await expect(desk.field(key)).toHaveAccessibleDescription(/^Zeichen 8: Eine Klammer { ist offen\./);
  expect(await badlyDescribed(page)).toEqual([]);
});
