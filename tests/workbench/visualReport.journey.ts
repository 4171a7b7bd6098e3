import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import type { Kind } from "#tests/visual/difference.ts";
import { comparePixels } from "#tests/visual/pixels.ts";
import { writeReport } from "#tests/visual/report/write.ts";
import { faultsOf } from "./axe.ts";
import { phoneWithBox } from "./visual/album.ts";

test("the report is read and used by keyboard alone, passes axe, light and dark, and logs nothing @static", async ({
  page,
}, info) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(error.message));
  await page.goto(pathToFileURL(write(info.outputPath())).href);

  await expect(page.getByText("2 Bilder, 3 Unterschiede, davon 2 noch nicht geprüft.")).toBeVisible();
  await expect(page.getByRole("row", { name: "Weiter Fortsetzen Continue → Go on 1" })).toBeVisible();

  const frames = page.locator(".frame");
  await expect(frames).toHaveCount(2);
  const shapes = await frames.evaluateAll((all) =>
    all.map((frame) => {
      const [own, around] = [frame, frame.parentElement ?? frame].map((each) => each.getBoundingClientRect());
      return own && around && [own.left - around.left, own.top - around.top, own.width, own.height].map(Math.round);
    }),
  );
  expect(shapes).toEqual([
    [5 - 7, 10 - 7, 24 + 14, 10 + 14],
    [5 - 7, 10 - 7, 24 + 14, 10 + 14],
  ]);

  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(page.locator(".framed img + img")).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)");
  await page.keyboard.press("End");
  await expect(page.locator(".framed img + img")).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)");

  await page.getByRole("checkbox", { name: "Neu (1)" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("details[data-kind=new]")).toBeHidden();
  await page.getByRole("checkbox", { name: "Nur noch nicht geprüfte zeigen" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("details[data-kind=gone]")).toBeHidden();
  await page.locator("details[data-kind=changed] > summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[data-kind=changed]")).not.toHaveAttribute("open");
  await page.keyboard.press("Enter");

  expect(await faultsOf(page, "html")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await faultsOf(page, "html")).toEqual([]);
  expect(logged).toEqual([]);
});

test("causes are walked and decided by keys, decisions outlast a reload and are saved as a file @static", async ({
  page,
}, info) => {
  await page.goto(pathToFileURL(write(info.outputPath())).href);
  const causes = page.getByRole("heading", { level: 3 });
  await expect(causes).toHaveText([
    "Neue Zustände 1 Bild, 1 offen",
    "Text „Weiter“ heißt „Fortsetzen“ 1 Bild, 1 offen",
    "Entfallene Zustände 1 Bild, 0 offen",
  ]);
  await page.keyboard.press("j");
  await expect(causes.nth(0)).toBeFocused();
  expect((await causes.nth(0).boundingBox())?.y).toBeLessThan(60);
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "Grund (freiwillig)" })).toBeFocused();
  await page.keyboard.type("Kante zu breit");
  await page.keyboard.press("Enter");
  await expect(causes.nth(1)).toBeFocused();
  await page.keyboard.press("a");
  const changed = page.locator("[id='screens-planted--changed']");
  await expect(changed.getByRole("button", { name: "Annehmen" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status")).toHaveText("2 / 2 entschieden.");
  await expect(causes).toHaveText([/, 0 offen$/, /, 0 offen$/, /, 0 offen$/]);
  await expect(changed.locator("summary")).toContainText("Planted: changed 80 Pixel anders, angenommen");
  const [before, after] = await changed
    .locator("figure")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(after).toBe(before);
  await page.keyboard.press("k");
  await expect(causes.nth(0)).toBeFocused();

  await page.reload();
  await expect(page.getByRole("status")).toHaveText("2 / 2 entschieden.");
  await expect(page.getByRole("textbox")).toHaveValue("Kante zu breit");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Entscheidungen speichern" }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([
    { id: "screens-planted--new", seen: "seen new", decision: "declined", reason: "Kante zu breit" },
    { id: "screens-planted--changed", seen: "seen changed", decision: "accepted" },
  ]);
  await expect(changed.getByRole("link", { name: "Zustand ansehen" })).toHaveAttribute(
    "href",
    "http://workbench.example/?path=/story/screens-planted--changed",
  );
});

test("one reason for all of a cause never replaces those of its pictures @static", async ({ page }, info) => {
  const pictures = ["one", "two", "three"].map((name) => ({
    kind: "new" as const,
    name,
    said: { after: "after.png" },
  }));
  await page.goto(pathToFileURL(write(info.outputPath(), pictures)).href);
  const shared = page.getByRole("textbox", { name: "Grund für alle (freiwillig)" });
  await page.keyboard.press("j");
  await page.keyboard.press("n");
  await expect(shared).toBeFocused();
  await page.keyboard.type("Zu eng");
  const first = page.locator("[id='screens-planted--one']");
  await expect(first.getByRole("textbox")).toHaveValue("Zu eng");
  expect(await faultsOf(page, "html")).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Entscheidungen speichern" })).toBeFocused();
  const edges = await first.getByRole("textbox").evaluate((field) => {
    scrollBy(0, field.getBoundingClientRect().bottom - innerHeight);
    field.focus();
    return [field.getBoundingClientRect().bottom, document.querySelector(".save")?.getBoundingClientRect().top];
  });
  expect(edges[0], "the field is above the bar that saves").toBeLessThan(edges[1] ?? 0);
  await first.getByRole("textbox").fill("Viel zu eng");
  await expect(shared).toBeHidden();
  await first.getByRole("button", { name: "Annehmen" }).click();
  await expect(first.getByRole("textbox")).toBeHidden();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Entscheidungen speichern" }).click();
  expect(JSON.parse(readFileSync(await (await saving).path(), "utf8"))).toEqual([
    { id: "screens-planted--one", seen: "seen one", decision: "accepted" },
    { id: "screens-planted--three", seen: "seen three", decision: "declined", reason: "Zu eng" },
    { id: "screens-planted--two", seen: "seen two", decision: "declined", reason: "Zu eng" },
  ]);
});

type Planted = { kind: Kind; name?: string; said: object };

const oneOfEach = ([before, after]: readonly [Buffer, Buffer]): Planted[] => [
  {
    kind: "changed",
    said: {
      before: "before.png",
      after: "after.png",
      text: ["- Weiter", "+ Fortsetzen"],
      ...comparePixels(before, after),
    },
  },
  { kind: "new", said: { after: "after.png" } },
  { kind: "gone", said: { before: "before.png" } },
];

/** Writes a report, by default with one difference of each kind; what is gone has been looked at. */
function write(root: string, planted?: readonly Planted[]): string {
  const pictures = path.join(root, "pictures");
  mkdirSync(pictures, { recursive: true });
  const sides = [phoneWithBox(5, { height: 400 }), phoneWithBox(9, { height: 400 })] as const;
  for (const [at, name] of ["before.png", "after.png"].entries())
    writeFileSync(path.join(pictures, name), sides[at] ?? "");
  const reviews = (planted ?? oneOfEach(sides)).map(({ kind, name = kind, said }) => ({
    id: `screens-planted--${name}`,
    story: `screens/Planted: ${name}`,
    kind,
    text: [],
    pixels: 0,
    marks: { seen: `seen ${name}`, made: "" },
    isReviewed: kind === "gone",
    ...said,
  }));
  const about = { base: "abc", browser: "Chromium", pictures: 2, workbench: "http://workbench.example" };
  writeReport(
    {
      ...about,
      reviews,
      madeOf: () => ["src/primitives/Badge.tsx"],
      tokenValues: () => [],
      english: () => [{ before: "Continue", after: "Go on" }],
    },
    pictures,
    path.join(root, "report"),
  );
  return path.join(root, "report/index.html");
}
