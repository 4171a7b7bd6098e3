import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { calls } from "#app/client/calls.ts";
import { areas, nameOfPart } from "#workbench/shared/titles.ts";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";
import { linkFault } from "./docs/linkFaults.ts";
import { turnDevice } from "./toolbar/theme/brightness.ts";
import partUses from "#stories/docs/partUses.json" with { type: "json" };
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { readPages } from "#workbench/shared/source/pages.ts";

const pages = readPages();
const CONTENT = ".sbdocs-content";
const widths = [390, 1280] as const;

async function open(page: Page, id: string): Promise<Locator> {
  await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
  const content = page.locator(CONTENT);
  await expect(content.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
  return content;
}

const anchorsOn = (page: Page) =>
  page.locator(`${CONTENT} [id]`).evaluateAll((elements) => elements.map((element) => element.id));
const pathOf = (id: string) => `/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`;

for (const { title, id } of pages) {
  for (const width of widths)
    test(`${title}, ${width} px: complete, readable in light and dark, and never wider than its window @static`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const content = await open(page, id);
      const broken = await content
        .locator("img")
        .evaluateAll((pictures) =>
          pictures
            .filter((picture) => (picture as HTMLImageElement).naturalWidth === 0)
            .map((picture) => picture.outerHTML),
        );
      expect(broken).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await faultsOf(page, CONTENT)).toEqual([]);
      await turnDevice(page, "dark");
      expect(await faultsOf(page, CONTENT)).toEqual([]);
    });

  test(`${title}: every link leads somewhere @static`, async ({ page, request }) => {
    const index = (await (await request.get("/index.json")).json()) as { entries: Record<string, unknown> };
    const content = await open(page, id);
    const links = await content
      .locator("a[href]")
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
    const anchors = new Map([[id, new Set(await anchorsOn(page))]]);
    for (const link of links) {
      const [, other] = /path=\/docs\/([^#&]+).*#/.exec(decodeURI(link)) ?? [];
      if (other === undefined || anchors.has(other)) continue;
      await open(page, other);
      anchors.set(other, new Set(await anchorsOn(page)));
    }
    // The catalogue of texts opens at an area of them.
    for (const area of Object.keys(areas)) anchors.get("gestalten-textkatalog--docs")?.add(area);
    const anchorsOf = (other: string) => anchors.get(other) ?? new Set<string>();
    const targets = { ids: new Set(Object.keys(index.entries)), anchorsOf };
    expect(links.flatMap((link) => linkFault(link, id, targets) ?? [])).toEqual([]);
    const files = links.filter((link) => /^(?:\.?\/|assets\/)(?!\?)/.test(link));
    for (const file of files)
      expect((await request.get(new URL(file, `http://x${pathOf(id)}`).pathname)).ok()).toBe(true);
  });
}

test("the start page has its pictures at once, counts what there is, and has the next step of each reader in view @static", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/?path=/docs/start--docs");
  const content = page.frameLocator("#storybook-preview-iframe").locator(CONTENT);
  await expect(content.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
  await expect(content.locator("iframe")).toHaveCount(0);
  await expect
    .poll(() => content.locator("img").evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)))
    .toEqual([1250, 1250, 1250]);
  const figures = content.getByLabel("Zahlen von heute").getByRole("definition");
  await expect(figures).toHaveText([/^[\d.]+$/, /^[\d.]+$/, /^[\d.]+$/], { timeout: 60_000 });
  const readers = content.locator(".start-cards").getByRole("heading", { level: 3 });
  await expect(readers).toHaveText([
    "Gestalten",
    "Texte prüfen",
    "Programmieren",
    "Änderungen prüfen",
    "Anschließen und betreiben",
  ]);
  for (const card of await content.locator(".start-cards > li").all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expect(content.locator(".start-changes h3")).toHaveText([
    "Bildschirme",
    "Muster und Bausteine",
    "Texte",
    "Seiten der Werkbank",
  ]);
  await expect(content.locator(".start-changes time").first()).toHaveText(/\d\d\.\d\d\./);
  await expect(content.locator(".start-changes [lang=en]")).toHaveCount(0);
});

test("the foundations draw the layout of theme.css, and fold the tables of their values @static", async ({ page }) => {
  const content = await open(page, "gestalten-grundlagen--docs");
  for (const name of [
    "Rahmen 358 px, Text höchstens 358 px",
    "Rahmen 720 px, Text höchstens 720 px, zwei Spalten 418 und 278 px",
    "Rahmen 1024 px, Text höchstens 672 px, zwei Spalten 672 und 328 px",
  ])
    await expect(content.getByRole("img", { name, exact: true })).toBeVisible();
  await expect(content.getByRole("img", { name: "Verlauf der Bewegung" })).toBeVisible();
  const swatch = content.getByRole("button", { name: /: ink, Hell, kopieren$/ });
  await expect(swatch).toBeHidden();
  await content
    .getByText(/^\d+ Farben mit Werten$/)
    .first()
    .click();
  await expect(swatch).toBeVisible();
});

test("the foundations list every corner and every drawing that the product has, and no other @static", async ({
  page,
}) => {
  const content = await open(page, "gestalten-grundlagen--docs");
  const classes = filesIn(top, ["src"], /\.tsx?$/).flatMap((file) =>
    [...readFileSync(path.join(top, file), "utf8").matchAll(/\brounded-[\w-]*(?:\[[\d.]+rem\])?(?=[\s"'`])/g)].map(
      ([name]) => name,
    ),
  );
  const corners = content.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Radius" }) });
  const listed = await corners.getByRole("rowheader").allTextContents();
  expect(listed.toSorted()).toEqual([...new Set(classes)].toSorted());
  const drawn = parts.flatMap((title) => /\/drawings\/(.*)$/.exec(title)?.[1] ?? []);
  await expect(content.locator(".docs-drawings a")).toHaveText(drawn.map(nameOfPart));
});

test("a long page lists its parts beside it where there is room, and each part is a press away @static", async ({
  page,
}) => {
  const content = await open(page, "gestalten-grundlagen--docs");
  const parts = content.getByRole("navigation", { name: "Auf dieser Seite" });
  await parts.getByRole("link", { name: "Abstände" }).click();
  await expect(content.getByRole("heading", { name: "Abstände" })).toBeInViewport();
  await expect(parts.getByRole("link", { name: "Icons" })).toBeInViewport();
  await page.setViewportSize({ width: 724, height: 768 });
  await expect(parts).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "prüfen-anforderungen--docs");
  await expect(parts).toBeHidden();
});

test("a part lists its sections beside it, also those that come with its states @static", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const content = await open(page, "patterns-contractcard--docs");
  const parts = content.getByRole("navigation", { name: "Auf dieser Seite" });
  await expect(parts.getByRole("link", { name: "Aufbau" })).toBeVisible({ timeout: 40_000 });
  await expect(content.locator(".part-wait")).toHaveCount(0, { timeout: 80_000 });
  const named = content.locator("h2:is(#zustaende, section[aria-labelledby] > h2):not(.part-card *, .docs-look *)");
  expect(await parts.getByRole("link").allTextContents()).toEqual(await named.allTextContents());
  await parts.getByRole("link", { name: "Maße" }).click();
  await expect(parts.locator("[aria-current]")).toHaveText("Maße");
  await expect(named.filter({ hasText: "Maße" })).toBeInViewport();
});

test("the colours stand in use in both themes at once, whatever the page is in @static", async ({ page }) => {
  const content = await open(page, "gestalten-grundlagen--docs");
  const grounds = () =>
    content
      .locator(".docs-specimen > [inert]")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const light = await grounds();
  expect(new Set(light).size).toBe(2);
  await turnDevice(page, "dark");
  expect(await grounds()).toEqual(light);
});

test("a link of the introduction opens its page in the workbench @static", async ({ page }) => {
  await page.goto("/?path=/docs/start--docs");
  const frame = page.frameLocator("#storybook-preview-iframe");
  for (const place of [0, 1]) {
    await expect(frame.getByRole("heading", { level: 1, name: "Gangway" })).toBeVisible({ timeout: 40_000 });
    if (place > 0) await frame.getByText("Alle Seiten unter Entwickeln und Prüfen").click();
    await frame.getByRole("link", { name: "Entwicklung", exact: true }).nth(place).click();
    await expect(page).toHaveURL(/\/\?path=\/docs\/entwickeln-entwicklung--docs/);
    await expect(frame.getByRole("heading", { level: 1, name: "Entwicklung" })).toBeVisible();
    await page.goBack();
  }
});

test("a link to the texts with findings leads to them @static", async ({ page }) => {
  await page.goto("/?path=/docs/gestalten-textkatalog--docs#mit-hinweisen");
  const frame = page.frameLocator("#storybook-preview-iframe");
  await expect(frame.getByLabel("Zeigen", { exact: true })).toHaveValue("found", { timeout: 40_000 });
  await expect(frame.getByRole("status").filter({ hasText: "Texten" })).toHaveText(/^\d{1,3} von/);
});

test("from the list of calls to one, with its example @static", async ({ page }) => {
  const content = await open(page, "entwickeln-schnittstelle--docs");
  await expect(content.getByRole("article")).toHaveCount(Object.keys(calls).length);
  await content.getByRole("navigation").getByRole("link", { name: "POST /groups/join" }).click();
  const call = content.getByRole("article", { name: "POST /groups/join" });
  await expect(call.getByRole("heading", { level: 4 })).toBeInViewport();
  await expect(call).toContainText('"group_code": 48217306');
  await expect(call).toContainText("Fehlerantwort, zum Beispiel 409");
});

const parts = filesIn(top, ["stories/patterns", "stories/primitives"], /\.stories\.tsx$/).map((file) =>
  file.replace(/^stories\/|\.stories\.tsx$/g, ""),
);
const uses: Readonly<Record<string, { when: string; pieces?: object; measured?: unknown }>> = partUses;

/**
 * Pieces without a number, or whose line or number ends more than 6 px away from their text, image or area, or whose line
 * crosses a drawing.
 */
function missedPieces(anatomy: Element): string[] {
  const frame = anatomy.querySelector("iframe");
  const at = frame?.getBoundingClientRect();
  const zoom = frame && at ? at.width / frame.offsetWidth : 1;
  const picture: ParentNode = frame?.contentDocument ?? anatomy;
  const shapeOf = (piece: Element) => {
    const range = document.createRange();
    const texts = [piece, ...piece.querySelectorAll("*")].flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      }),
    );
    const drawn = [piece, ...piece.querySelectorAll("*")].filter((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
      const hasBorder = borderTopWidth !== "0px" && borderTopColor !== "rgba(0, 0, 0, 0)";
      const isArea = backgroundColor !== "rgba(0, 0, 0, 0)" || hasBorder || boxShadow !== "none";
      return isArea || element.matches("svg, svg *, img, input, select, textarea");
    });
    return [...texts, ...drawn.map((area) => area.getBoundingClientRect())];
  };
  return [...anatomy.querySelectorAll(".part-anatomy > ol > li")].flatMap(({ textContent: name }, place) => {
    const mark = [...anatomy.querySelectorAll(".part-mark")].find((each) => each.textContent === `${place + 1}`);
    const piece = [...picture.querySelectorAll("[data-piece]")].find(
      (each) => each.getAttribute("data-piece") === name,
    );
    if (!mark || !piece) return [name];
    const { left, right, top: upper, bottom } = mark.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(mark).getPropertyValue("--line"));
    const [middleX, middleY] = [(left + right) / 2, (upper + bottom) / 2];
    const side = mark.getAttribute("data-side");
    const x = side === "left" ? right + line : side === "right" ? left - line : middleX;
    const y = side === "top" ? bottom + line : side === "bottom" ? upper - line : middleY;
    const isAtPiece = shapeOf(piece).some((box) => {
      const [offX, offY] = [at?.left ?? 0, at?.top ?? 0];
      const fromX = Math.max(offX + box.left * zoom - x, x - offX - box.right * zoom);
      const fromY = Math.max(offY + box.top * zoom - y, y - offY - box.bottom * zoom);
      return Math.max(fromX, fromY) <= (side === "beside" ? 16 : 6);
    });
    const drawings = [...picture.querySelectorAll("svg:not([id^=storybook]), img")].filter(
      (drawing) => !piece.contains(drawing) && !drawing.contains(piece),
    );
    const isCrossing = drawings.some((drawing) => {
      const box = drawing.getBoundingClientRect();
      const [offX, offY] = [at?.left ?? 0, at?.top ?? 0];
      const acrossX =
        Math.min(Math.max(x, middleX), offX + box.right * zoom) -
        Math.max(Math.min(x, middleX), offX + box.left * zoom);
      const acrossY =
        Math.min(Math.max(y, middleY), offY + box.bottom * zoom) -
        Math.max(Math.min(y, middleY), offY + box.top * zoom);
      return side === "left" || side === "right" ? acrossX > 1 && acrossY >= 0 : acrossX >= 0 && acrossY > 1;
    });
    return isAtPiece && (side === "beside" || !isCrossing) ? [] : [name];
  });
}

/** Numbers that the edge of their picture cuts off; a picture that is scrolled has those on its right further on. */
const cutMarks = (anatomy: Element): string[] =>
  [...anatomy.querySelectorAll(".part-mark")].flatMap((mark) => {
    const card = mark.closest(".part-card");
    if (!card) return [];
    const [own, box] = [mark.getBoundingClientRect(), card.getBoundingClientRect()];
    const isBeside = own.right > box.right && getComputedStyle(card).overflowX !== "auto";
    return isBeside || own.left < box.left || own.top < box.top || own.bottom > box.bottom ? [mark.textContent] : [];
  });

/** A target for fingers, and what can be seen at all, in px; a bar is a line that nobody presses. */
const [LEAST_TARGET, LEAST_HEIGHT, LINE] = [44, 8, 6];
const thin = [
  "patterns/ContractCard",
  "patterns/FileProgress",
  "patterns/StepHeader",
  "primitives/PartsBar",
  "primitives/StepProgress",
];

/** What is written in one with a capital inside: values, companies, a unit. */
const joined = /„[^“]*“|\bGmbH\b|\bFraGround\b|\bFraSec\b|\bkB\b/g;

/** Measures that nothing is drawn with: of what cannot be seen, of a state in motion, of parts of a pixel. */
function absurdMeasures(measures: Element, [target, height]: readonly [number, number]): string[] {
  const texts = [...measures.querySelectorAll("dl > div, :scope > p")].map(({ textContent }) =>
    textContent.replaceAll(/„[^“]*“/g, ""),
  );
  return texts.filter((text) => {
    const [, what = "", size] = /^(Höhe|Kleinstes Ziel\D+)\D*(\d[\d.]*)/.exec(text) ?? [];
    const isLow = size !== undefined && Number(size.replace(".", "")) < (what === "Höhe" ? height : target);
    return isLow || /\d,\d/.test(text);
  });
}

/** Pieces of the anatomy whose text has no type among the measures, or whose padding is not there. */
function unmeasuredPieces(content: Element): string[] {
  const blocks = [...content.querySelectorAll(".part-measures")].map((block) => ({
    name: block.querySelector("h4")?.textContent ?? "",
    rows: [...block.querySelectorAll("dl > div")].map(({ textContent }) => textContent),
  }));
  const rows = blocks.flatMap((block) => block.rows);
  const types = rows.filter((row) => /^(?:Schrift|Beschriftung)/.test(row));
  const anatomy = content.querySelector(".part-anatomy");
  const picture = anatomy?.querySelector("iframe")?.contentDocument ?? anatomy;
  return [...(picture?.querySelectorAll("[data-piece]") ?? [])].flatMap((piece) => {
    const name = piece.getAttribute("data-piece") ?? "";
    const short = name.replace(/[,:].*/, "");
    const { paddingTop, paddingLeft } = getComputedStyle(piece);
    const paddings = [paddingTop, paddingLeft].filter((side) => Math.round(Number.parseFloat(side)) > 0);
    const isTyped = types.some((type) => type.includes(` ${short}`) || /^(?:Schrift|Beschriftung)\d/.test(type));
    const hasType = blocks.some((block) => block.name.endsWith(short) && block.rows.some((row) => types.includes(row)));
    const isWritten = piece.textContent.trim() !== "" && !piece.matches("svg *, select");
    const isPadded = paddings.every((side) =>
      rows.some(
        (row) => row.startsWith("Innenabstand") && row.includes(`${Math.round(Number.parseFloat(side))}\u00a0px`),
      ),
    );
    return [...(isWritten && !isTyped && !hasType ? [`${name}: type`] : []), ...(isPadded ? [] : [`${name}: padding`])];
  });
}

/** Of a control and what is around it, in px. */
const HIGHEST_LOOK = 700;

/** What a window of 1440 px leaves for a page beside the list of all. */
const CANVAS = 1140;

/** Frames that are wider than the box that they are in, by the name of their state, with what is missing of them in px. */
const cutFrames = (content: Element): string[] =>
  [...content.querySelectorAll(".sheet-phone")].flatMap((frame) => {
    // On a phone, a bar of a wide window is scrolled.
    if (innerWidth < 640 && frame.matches("[data-wide] [data-bar]")) return [];
    const box = frame.closest(".part-card") ?? frame.closest(".docs-look > .part-frame") ?? frame.parentElement;
    const missing = box ? box.scrollWidth - box.clientWidth : 0;
    return missing > 1 ? [`${frame.querySelector("iframe")?.title}: ${missing}`] : [];
  });

/** States whose picture begins above or below the one beside it, by their names. */
const unevenStates = (content: Element): string[] =>
  [...content.querySelectorAll(".part-states")].flatMap((list) => {
    const states = [...list.children].map((state) => ({
      name: state.getAttribute("data-name") ?? state.textContent,
      row: Math.round(state.getBoundingClientRect().top),
      picture: Math.round(state.children[1]?.getBoundingClientRect().top ?? 0),
    }));
    return states
      .filter(({ row, picture }) => states.some((other) => other.row === row && other.picture !== picture))
      .map(({ name }) => name);
  });

/** Rows of the keys for a button that the key Tab does not reach in any state. */
function unreachedKeys(content: Element): string[] {
  const states = [...content.querySelectorAll(".part-states > [data-state]")].map(
    (state) => state.querySelector("iframe")?.contentDocument?.body ?? state.querySelector(".part-card") ?? state,
  );
  const isReached = (selector: string) =>
    states.some((state) => [...state.querySelectorAll<HTMLElement>(selector)].some(({ tabIndex }) => tabIndex >= 0));
  const rows = [...content.querySelectorAll(".part-keys > div")].map(({ textContent }) => textContent);
  return rows.filter(
    (row) =>
      (row.includes("zur Schaltfläche") && !isReached("button:not([role], [role=status] *)")) ||
      (row.startsWith("Gesperrte Schaltfläche") && !isReached("button[aria-disabled=true]")),
  );
}

const TURNED = "A field turned invalid: ";

/** Says of each field that turns invalid when it is left which one it is, in frames, too. */
function sayWhatTurnsInvalid(said: string) {
  const focused = new Set<EventTarget>();
  document.addEventListener("focusin", ({ target }) => target && focused.add(target), { capture: true });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (
        (target as Element).matches("[aria-invalid=true]") &&
        [...focused].some((each) => target.contains(each as Node))
      )
        console.info(said, (target as Element).outerHTML);
  }).observe(document, { subtree: true, attributeFilter: ["aria-invalid"] });
}

/** States that are nothing else than what „So nicht“ shows. */
function statesThatAreWrong(content: Element): string[] {
  const looksOf = (element: Element | null) =>
    [...(element?.querySelectorAll("*") ?? [])]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map((each) => {
        const { tagName, classList, textContent } = each;
        const typed = each instanceof HTMLInputElement ? `${each.type} ${each.value}` : "";
        return [tagName, [...classList].join(" "), textContent, typed].join("|");
      })
      .join("\n");
  const wrong = looksOf(content.querySelector(".docs-look-poor .docs-look:not(:has(iframe))"));
  return [...content.querySelectorAll("li[data-name]")]
    .filter((state) => wrong !== "" && looksOf(state.querySelector("[data-story-block]")) === wrong)
    .map((state) => state.getAttribute("data-name") ?? "");
}

for (const title of parts)
  test(`${title}: its page says how it is used and read out, what it measures and where it is @static`, async ({
    page,
  }) => {
    test.slow();
    const turned: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith(TURNED)) turned.push(message.text());
    });
    await page.addInitScript(sayWhatTurnsInvalid, TURNED);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(pathOf(`${title.toLowerCase().replaceAll("/", "-")}--docs`));
    const content = page.locator(CONTENT);
    const facts = title.includes("/drawings/") ? [] : ["Bedienung", "Was die Vorlesehilfe sagt"];
    for (const name of [...facts, "Maße", "Kommt vor in"]) {
      const section = content.getByRole("region", { name, exact: true });
      await expect(section.locator(":scope > :not(h2)").first()).toHaveText(/\p{L}/u, { timeout: 40_000 });
    }
    // The slowest has 17 frames.
    await expect(content.locator(".part-wait")).toHaveCount(0, { timeout: 80_000 });
    const said = content.getByRole("region", { name: "Was die Vorlesehilfe sagt", exact: true }).locator("dd p");
    const lines = (await said.allTextContents()).map((line) => line.replaceAll(joined, ""));
    expect(lines.filter((line) => /\p{Ll}[\p{Lu}\d]/u.test(line))).toEqual([]);
    const keys = await content.locator(".part-keys dt").allTextContents();
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.filter((key) => key !== "Beim Öffnen").indexOf("Tab")).toBeLessThanOrEqual(0);
    expect(keys.indexOf("Beim Öffnen")).toBeLessThanOrEqual(0);
    expect(await content.evaluate(unreachedKeys)).toEqual([]);
    const least = thin.includes(title) ? LINE : LEAST_HEIGHT;
    const measures = content.getByRole("region", { name: "Maße", exact: true });
    expect(await measures.evaluate(absurdMeasures, [LEAST_TARGET, least] as const)).toEqual([]);
    const pieces = Object.keys(uses[path.basename(title)]?.pieces ?? {});
    const anatomy = content.getByRole("region", { name: "Aufbau", exact: true });
    await expect(anatomy.locator("li[data-found]")).toHaveText(pieces, { timeout: 40_000 });
    if (pieces.length > 0) await expect.poll(() => anatomy.evaluate(missedPieces)).toEqual([]);
    if (typeof uses[path.basename(title)]?.measured !== "string")
      expect(await content.evaluate(unmeasuredPieces)).toEqual([]);
    const narrowest = (within: Locator) =>
      within.evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width)));
    const state = content.locator("ol.part-states:not([data-small]) > li > .part-card > *");
    const picture = anatomy.locator(".part-card > [inert]");
    if ((await state.count()) > 0 && (await picture.count()) > 0)
      expect(await narrowest(picture)).toBeGreaterThanOrEqual(Math.max(320, await narrowest(state)));
    expect(await content.evaluate(statesThatAreWrong)).toEqual([]);
    const fontsOf = (each: Element[]) => [...new Set(each.map((one) => getComputedStyle(one).font))];
    const fonts = await content.locator(".part-card, .docs-look").evaluateAll(fontsOf);
    expect(fonts.length, fonts.join()).toBe(1);
    expect(turned).toEqual([]);
    const looks = content.getByRole("region", { name: "Mit Zeiger und Tastatur", exact: true }).locator(".part-card");
    expect(
      Math.max(0, ...(await looks.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight)))),
    ).toBeLessThan(HIGHEST_LOOK);
    await page.setViewportSize({ width: CANVAS, height: 900 });
    await expect.poll(() => content.evaluate(cutFrames)).toEqual([]);
    expect(await content.evaluate(unevenStates)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expect.poll(() => content.evaluate(cutFrames)).toEqual([]);
    if (pieces.length > 0) await expect.poll(() => anatomy.evaluate(cutMarks)).toEqual([]);
  });

test("a state of a control keeps what is typed or chosen in it @static", async ({ page }) => {
  await page.goto(pathOf("primitives-codefield--docs"));
  await expect(page.locator(".part-measures").first()).toBeVisible({ timeout: 40_000 });
  const field = page.getByRole("textbox", { name: "Code aus der E-Mail" }).first();
  await field.pressSequentially("407");
  await expect(field).toHaveValue("407");
  await page.goto(pathOf("primitives-checkbox--docs"));
  await expect(page.locator(".part-measures").first()).toBeVisible({ timeout: 40_000 });
  const box = page.getByRole("checkbox").first();
  await box.press("Space");
  await expect(box).toBeChecked();
});

test("a state that scrolls to something in it leaves the page where it is @static", async ({ page }) => {
  for (const part of ["patterns-dock", "primitives-failurebanner", "patterns-profile-profileproblembanner"]) {
    await page.goto(pathOf(`${part}--docs`));
    await expect(page.getByRole("region", { name: "Maße", exact: true }).locator("dl").first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.locator(".part-states .sheet-phone:not([data-rendered])")).toHaveCount(0, { timeout: 40_000 });
    expect(await page.evaluate(() => scrollY), part).toBe(0);
  }
});

test("an open list has the focus, as in the product @static", async ({ page }) => {
  await page.goto(pathOf("primitives-comboboxfield--docs"));
  const field = page.frameLocator('[data-name="Liste geöffnet"] iframe').getByRole("combobox");
  await field.scrollIntoViewIfNeeded({ timeout: 40_000 });
  await expect(field.locator("..")).toHaveCSS("outline-style", "solid", { timeout: 40_000 });
});

test("a layer that moves in has its numbers where it comes to rest @static", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const title of ["primitives/Dialog", "patterns/IntroOverlay", "primitives/NoticeList"]) {
    await page.goto(pathOf(`${title.toLowerCase().replace("/", "-")}--docs`));
    const anatomy = page.getByRole("region", { name: "Aufbau", exact: true });
    const pieces = Object.keys(uses[path.basename(title)]?.pieces ?? {});
    await expect(anatomy.locator("li[data-found]")).toHaveText(pieces, { timeout: 40_000 });
    await expect.poll(() => anatomy.evaluate(missedPieces)).toEqual([]);
  }
});

test("a height that the content makes is no rule, the least one is", async ({ page }) => {
  for (const [part, first] of [
    ["patterns-daysign", "Innenabstand4 px oben"],
    ["primitives-button", "Höhenach Inhalt, mindestens 52 px"],
    ["primitives-progressring", "Höhe88 px"],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    const measures = page.getByRole("region", { name: "Maße", exact: true });
    await expect(measures.locator("dl > div").first()).toContainText(first, { timeout: 40_000 });
  }
});

test("the type of a field is that of what is typed into it", async ({ page }) => {
  for (const [part, name, type] of [
    ["primitives-codefield", "Kästchen für eine Ziffer", "28 auf 34"],
    ["primitives-passwordfield", "Feld", "18 auf 26"],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    const measures = page.locator(".part-measures", {
      has: page.getByRole("heading", { name: new RegExp(`^(?:\\d )?${name}$`) }),
    });
    await expect(measures).toContainText(`Schrift${type}`, { timeout: 40_000 });
  }
});

test("a measure says where it holds, and every kind of type is named @static", async ({ page }) => {
  for (const [part, ...measured] of [
    ["primitives-progressring", "Schrift22 px (text-section), ohne Zeilenhöhe, Stärke 700"],
    ["patterns-daysign", "Schriften2 Titel: 28 auf", "„Mo“: 14 auf"],
    ["patterns-columns", "672 px breit (42 rem)"],
    [
      "primitives-codefield",
      "56 px hoch, auf kleinem Handy",
      "Breitewächst mit dem Platz",
      "Abstand darin8 px",
      "BeschriftungSchrift16 auf",
      "Höhe64 px56 px, auf kleinem Handy",
    ],
    ["patterns-factlist", "2 Was es ist und 4 Was daraus folgt: 14 auf", "AngabeInnenabstand"],
    ["patterns-dock", "AktionsleisteSchriften1 Was nicht geklappt hat: ", "Innenabstand12 px oben und unten"],
    ["patterns-mainnav", "ProfilHöhe36 px", "Ziel um das ProfilHöhe48 px"],
    [
      "primitives-dialog",
      "RückfrageEcken",
      "Ecken16 px, nur oben. Ausnahme: ",
      "Am ComputerBreitehöchstens 448 px",
      "Ecken12 px (radius-card)",
      "1 Überschrift: 22 auf",
      "Kleinstes Ziel für den Finger: Auswahlknopf, 48 px hoch",
    ],
    [
      "primitives-button",
      "Wichtigste SchaltflächeHöhe",
      "Zweite SchaltflächeHöhe",
      "In einer ZeileHöhenach Inhalt, mindestens 48 px",
      "In einer TabelleHöhenach Inhalt, mindestens 40 px",
      "48 px hoch",
    ],
    ["primitives-checkbox", "Ecken6 px. Ausnahme: Größere Ecken sähen"],
    ["primitives-filefield", "DateiauswahlHöhenach Inhalt, mindestens 52 px"],
    ["patterns-appshell", "KopfHöhenach Inhalt, mindestens 56 px und 1 px Linie"],
    ["patterns-mainnav", "LeisteHöhenach Inhalt, mindestens 56 px"],
    ["patterns-authcard", "GesamtBreitehöchstens 448 px"],
    ["patterns-greeting", "Langer NameSchrift22 auf 28 px"],
    ["patterns-taskrow", "24 px (card, auf dem Handy 16 px) an den Seiten"],
    ["patterns-profile-profileform", "Schaltfläche „Staatsangehörigkeit: Liste öffnen“, 50 px hoch"],
    ["primitives-drawings-pass", "Breite91 px"],
    ["primitives-partsbar", "Breiteso breit wie der Platz"],
    ["patterns-contactperson", "1 Wer das ist, 3 Telefon, 4 E-Mail und 5 "],
    ["primitives-comboboxfield", "gewählter Eintrag: 16 auf"],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    const measures = page.getByRole("region", { name: "Maße", exact: true });
    for (const text of measured) await expect(measures).toContainText(text, { timeout: 40_000 });
  }
});

test("what a key does names the kind of field where there are several @static", async ({ page }) => {
  for (const [part, ...keys] of [
    ["patterns-profile-profileform", "Im Auswahlfeld: Pfeiltasten", "Bei Antworten: Pfeiltasten"],
    ["primitives-form", "Enter in einem Feld zum Tippensendet das Formular", "Bei Antworten: Pfeiltasten"],
    ["primitives-radiolist", "Pfeiltasten", "Leertastewählt die Antwort"],
    ["primitives-dialog", "Beim Öffnensteht der Fokus auf dem Dialog"],
    ["patterns-form-checkedform", "Enter in einem Feld zum Tippensendet das Formular"],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    const rows = page.locator(".part-keys > div");
    for (const key of keys) await expect(rows.filter({ hasText: key })).toHaveCount(1, { timeout: 40_000 });
  }
});

test("what is read without being asked for says so, and when @static", async ({ page }) => {
  const [atOnce, byItself] = [" wird sofort vorgelesen", " wird von selbst vorgelesen, wenn es erscheint"];
  for (const [part, ...texts] of [
    ["primitives-failurebanner", atOnce],
    ["primitives-fielderror", byItself],
    ["primitives-noticelist", atOnce, byItself],
    ["patterns-loading", byItself],
    ["patterns-loadfailure", atOnce],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    const said = page.getByRole("region", { name: "Was die Vorlesehilfe sagt", exact: true }).locator("dd p");
    for (const text of texts)
      await expect(said.filter({ hasText: text }).first()).toHaveText(/^\p{L}.* wird /u, { timeout: 40_000 });
  }
  await page.goto(pathOf("primitives-banner--docs"));
  const quiet = page.getByRole("region", { name: "Was die Vorlesehilfe sagt", exact: true });
  await expect(quiet.locator("dd p").first()).toHaveText(/\p{L}/u, { timeout: 40_000 });
  await expect(quiet).not.toContainText("vorgelesen");
});

test("what a part measures is there with its first state, and how many are still to come @static", async ({ page }) => {
  let held = 0;
  await page.route(/viewMode=story/, async (route) => {
    if (held++ === 0) await route.continue();
  });
  await page.goto(pathOf("patterns-appshell--docs"));
  const measures = page.getByRole("region", { name: "Maße", exact: true });
  await expect(measures).toContainText("Wird ermittelt … 0 von ", { timeout: 40_000 });
  const height = () => measures.evaluate((each) => each.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(250);
  await expect(measures).toContainText("KopfHöhe", { timeout: 40_000 });
  await expect(measures).toContainText("Wird ermittelt … 1 von ");
  await expect(measures).not.toContainText("Kleinstes Ziel");
});

test("the end of a long reading unfolds @static", async ({ page }) => {
  await page.goto(pathOf("patterns-profile-profileform--docs"));
  const spoken = page.getByRole("region", { name: "Was die Vorlesehilfe sagt", exact: true });
  const last = spoken.locator("dd").first().locator("p").last();
  const fold = spoken.getByText(/^\d+ weitere Zeilen$/).first();
  await expect(fold).toBeVisible({ timeout: 40_000 });
  await expect(last).toBeHidden();
  await fold.click();
  await expect(last).toBeVisible();
});

test("what is read out of a field is whole: name, kind, states and error in one @static", async ({ page }) => {
  for (const [part, said] of [
    [
      "primitives-passwordfield",
      "Passwort, Eingabefeld, geschützt, Pflicht, leer, ungültig: Bitte geben Sie Ihr Passwort ein.",
    ],
    [
      "primitives-checkbox",
      "Ich habe die Verhaltensregeln gelesen und halte sie ein, Kontrollkästchen, nicht angehakt",
    ],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    const spoken = page.getByRole("region", { name: "Was die Vorlesehilfe sagt", exact: true });
    await expect(spoken.locator("dd").getByText(said, { exact: true })).toHaveCount(1, { timeout: 40_000 });
  }
});

test("of a folded answer only the question is read out, and that it is folded @static", async ({ page }) => {
  await page.goto(pathOf("patterns-answers--docs"));
  const spoken = page.getByRole("region", { name: "Was die Vorlesehilfe sagt", exact: true });
  const said = spoken.locator("dd");
  await expect(said.nth(1).locator("p").first()).toHaveText(/, aufklappbar, aufgeklappt$/, { timeout: 40_000 });
  await expect(said.first().locator("p")).toHaveText(Array.from({ length: 3 }, () => /, aufklappbar, zugeklappt$/));
  await expect(said.nth(1).locator("p")).toHaveCount(5);
});

test("the code of a part has the theme of its page, functions without names and no control for elements @static", async ({
  page,
}) => {
  const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);
  for (const [part, ...texts] of [
    ["patterns-taskrow", "onOpen={() => {}}"],
    ["primitives-plate", "<CalendarCheck />"],
  ] as const) {
    await page.goto(pathOf(`${part}--docs`));
    await page.getByText("Code und Werte zum Ausprobieren").click({ timeout: 40_000 });
    const code = page.locator(".docblock-source");
    for (const text of texts) await expect(code).toContainText(text, { timeout: 40_000 });
    const light = await groundOf(code);
    await turnDevice(page, "dark");
    await expect.poll(() => groundOf(code)).not.toBe(light);
    expect(await faultsOf(page, ".sheet-properties")).toEqual([]);
    const props = page.locator(".docblock-argstable");
    await expect(props).toContainText("ReactNode");
    await expect(props).not.toContainText("$$typeof");
    await turnDevice(page, "light");
  }
});

for (const part of ["primitives-button", "primitives-codefield", "patterns-taskrow", "primitives-dialog"])
  for (const width of widths)
    test(`${part}, ${width} px: the page of a part is readable in light and dark @static`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf(`${part}--docs`));
      await expect(page.locator(".part-measures").first()).toBeVisible({ timeout: 40_000 });
      expect(await faultsOf(page, CONTENT)).toEqual([]);
      await turnDevice(page, "dark");
      expect(await faultsOf(page, CONTENT)).toEqual([]);
    });
