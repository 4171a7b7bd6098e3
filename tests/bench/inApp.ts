import type { Page } from "playwright";
import staff from "#src/copy/de/staff.json" with { type: "json" };
import { people } from "#src/people/people.ts";
import type { BuiltApp } from "./builtApp.ts";
import { slowDown } from "./conditions.ts";
import { pressToPaint, worstFrame } from "./inPage.ts";
import { least, together } from "./judge.ts";
import type { Figures, Values } from "./measures.ts";

const STAFF = 10_000;
const DATES = 1_000;

/** A shorter frame is not told. */
const SHORTEST_TOLD_MS = 50;

type Opened = { mount?: number; answerToPaint?: number };

/**
 * Runs in the page: how long the frame took that brought the first row, and how long after the last answer that the screen
 * had waited for it was painted, in milliseconds.
 */
function watchMount(row: string) {
  const opened: Opened = {};
  Object.assign(globalThis, { opened });
  let isThereSince = Infinity;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    const answers = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const ends = answers.filter(({ name }) => name.includes("/api/")).map(({ responseEnd }) => responseEnd);
    opened.answerToPaint = performance.now() - Math.max(...ends.filter((end) => end <= isThereSince));
  });
  port1.start();
  const observer = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    observer.disconnect();
    isThereSince = performance.now();
    requestAnimationFrame(() => port2.postMessage(null));
  });
  observer.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime <= isThereSince && isThereSince <= startTime + duration) opened.mount = duration;
  }).observe({ type: "long-animation-frame" });
}

async function open(page: Page, path: string, row: string): Promise<Values> {
  await slowDown(page);
  await page.addInitScript(watchMount, row);
  await page.goto(path);
  await page.locator(row).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  const opened = await page.evaluate(() => (globalThis as unknown as { opened: Opened }).opened);
  const nodes = await page.evaluate(() => document.querySelectorAll("body *").length);
  return { mount: SHORTEST_TOLD_MS, ...opened, nodes };
}

async function checkInList(app: BuiltApp): Promise<Figures> {
  await app.reset({ staffCount: STAFF });
  const context = await app.openSignedIn("jasper");
  const page = await context.newPage();
  const opened = await open(page, "/legacy/check-in-list", "[aria-posinset]");
  const undo = page.getByRole("button", { name: staff.undo.toUndo });
  const checkIn = await pressToPaint(page, async () => {
    await page
      .getByRole("button", { name: /^Check-in: / })
      .first()
      .click();
    await page.getByRole("button", { name: staff.in.dialog.confirm }).click();
    await undo.waitFor();
  });
  const undone = await pressToPaint(page, async () => {
    await undo.click();
    await undo.waitFor({ state: "detached" });
  });
  const frame = await worstFrame(page);
  await context.close();
  return {
    "check-in list, 10,000 people, in the app": { ...opened, worstFrame: frame },
    "check in": { interaction: checkIn },
    "undo it": { interaction: undone },
  };
}

async function calendar(app: BuiltApp): Promise<Figures> {
  await app.reset();
  await app.days(DATES);
  const context = await app.openSignedIn("leonie");
  const page = await context.newPage();
  const opened = await open(page, "/events/apply", "[role=gridcell]");
  const frame = await worstFrame(page);
  const apply = await pressToPaint(page, async () => {
    await page.getByRole("checkbox").first().click();
    await page.getByRole("button", { name: /^Bewerben/ }).click();
    await page.locator("[data-tone=success]").first().waitFor();
  });
  await context.close();
  return {
    "calendar, 1,000 dates, in the app": { ...opened, worstFrame: frame },
    apply: { interaction: apply },
  };
}

async function codes(app: BuiltApp): Promise<Figures> {
  await app.reset();
  const context = await app.open();
  const page = await context.newPage();
  await slowDown(page);
  const code = page.locator("input[autocomplete=one-time-code]");
  const send = page.locator("button[type=submit]");
  const sent = () =>
    pressToPaint(page, async () => {
      await send.click();
      await code.waitFor();
    });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox").fill(people.khai.email);
  const byMail = await sent();
  await page.goto(await app.invitation("konstantin"));
  await page.getByRole("textbox").waitFor();
  await page.waitForLoadState("networkidle");
  const bySms = await sent();
  await context.close();
  return { "send the code by e-mail": { interaction: byMail }, "send the code by SMS": { interaction: bySms } };
}

/** The longest screens as people see them, with the app and the provider, and what is pressed there. */
export async function* inApp(app: BuiltApp, runs: number): AsyncGenerator<[string, Values]> {
  for (const measure of [checkInList, calendar, codes]) {
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(app));
    for (const subject of Object.keys(all[0] ?? {}))
      yield [
        subject,
        together(
          all.map((figures) => figures[subject] ?? {}),
          least,
        ),
      ];
  }
}
