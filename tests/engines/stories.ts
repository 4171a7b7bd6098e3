import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, firefox, type Browser } from "playwright";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";
import { top } from "#workbench/source/files.ts";
import { firefoxLaunch } from "./firefoxLaunch.ts";
import { showStories, type Shown } from "./inPage.ts";
import type { WebKit } from "./webkit.ts";

const EVERY = 4;
const AT_ONCE = 10;
const PAGES_LAST = 50;

const fakeCamera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

type Entry = { id: string; type: string; tags: string[] };
type Show = (ids: string[]) => Promise<Shown[]>;

/** Every fourth state of the workbench, in the order of its sidebar. */
export async function someStories(workbench: string): Promise<string[]> {
  const { entries } = (await (await fetch(`${workbench}/index.json`)).json()) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(
      ({ type, tags }) => type === "story" && !["behaviour", "journey", "sheet"].some((tag) => tags.includes(tag)),
    )
    .filter((_, place) => place % EVERY === 0)
    .map(({ id }) => id);
}

const axe = readFileSync(path.join(top, "node_modules/axe-core/axe.min.js"), "utf8");

async function drawn(workbench: string, ids: readonly string[], goTo: (url: string) => Promise<unknown>, show: Show) {
  const all: Shown[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    // What stories leave behind adds up. The last is opened, so that the first is news.
    const open = () => goTo(`${workbench}/iframe.html?id=${some.at(-1)}&viewMode=story&globals=a11y.manual:!true`);
    if (from % PAGES_LAST === 0) await open();
    all.push(...(await show(some)));
  }
  return all;
}

async function byPlaywright(browser: Browser, workbench: string, ids: readonly string[]) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    timezoneId: "America/New_York",
  });
  const page = await context.newPage();
  const code = `(${showStories.toString()})`;
  const show: Show = async (some) => page.evaluate<Shown[]>(`${code}(${JSON.stringify(some)})`);
  try {
    return await drawn(
      workbench,
      ids,
      async (url) => {
        await page.goto(url);
        await page.evaluate(axe);
      },
      show,
    );
  } finally {
    await browser.close();
  }
}

export const inChromium = async (workbench: string, ids: readonly string[]) =>
  byPlaywright(
    await chromium.launch({
      ...chromiumLaunch,
      args: [...chromiumLaunch.args, "--force-prefers-reduced-motion", ...fakeCamera],
    }),
    workbench,
    ids,
  );

export const inFirefox = async (workbench: string, ids: readonly string[]) =>
  byPlaywright(await firefox.launch({ ...firefoxLaunch, channel: "moz-firefox" }), workbench, ids);

export const inWebKit = (web: WebKit, workbench: string, ids: readonly string[]) =>
  drawn(
    workbench,
    ids,
    async (url) => {
      await web.goto(url);
      await web.load(axe);
    },
    (some) => web.runAsync(showStories, some),
  );

/** How a story differs from the same in Chromium; empty if it does not. */
export function differences(one: Shown, known: Shown | undefined): string {
  const news = one.violations.filter((id) => !known?.violations.includes(id));
  return [
    ...(one.how && one.how !== known?.how ? [one.how] : []),
    ...(one.text === known?.text ? [] : ["another text than in Chromium"]),
    ...(one.over > 0 ? [`scrolls sideways by ${one.over} px`] : []),
    ...news.map((id) => `axe: ${id}`),
  ].join(", ");
}
