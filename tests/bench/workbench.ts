import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { top } from "#workbench/shared/source/files.ts";
import { ports } from "#tests/ports.ts";
import { median } from "./judge.ts";

/** How long the workbench's dev server keeps somebody waiting who works with it; printed beside the targets, not judged. */
const STORIES = 31;
const SAVES = 5;
const BUSY_MS = 400;
const url = `http://127.0.0.1:${ports.workbench}`;
const first = "screens-auth-entryscreen--empty";

/** What is saved while the first story is on show, and where in it a mark can stand that is seen then. */
const saved = {
  "a primitive": { file: "src/primitives/Button.tsx", after: "{children}" },
  "a screen": { file: "src/screens/auth/EntryScreen.tsx", after: '"lead")}' },
  "a text": { file: "src/copy/de/auth.json", after: "Gangway prüft, ob es für Sie schon ein Konto gibt." },
};

type Canvas = Window & {
  __STORYBOOK_ADDONS_CHANNEL__: Record<"on" | "off", (event: string, hear: (said: unknown) => void) => void>;
  wasThere?: boolean;
};

const serverAnswers = async (file: string) => {
  const response = await fetch(url + file).catch(() => null);
  return response?.ok === true && (await response.text()) !== "";
};

async function startServer() {
  const began = performance.now();
  const words = ["dev", "-p", String(ports.workbench), "--ci", "--no-open", "--exact-port"];
  const server = spawn(process.execPath, [path.join(top, "node_modules/.bin/storybook"), ...words], {
    cwd: top,
    stdio: "ignore",
    detached: true,
  });
  server.unref();
  for (const file of ["/index.json", "/iframe.html"])
    while (!(await serverAnswers(file))) {
      if (server.exitCode !== null) throw new Error("The dev server has ended. What `npm start` says tells why.");
      await pause(20);
    }
  // With whatever it has started.
  return { ready: performance.now() - began, stop: () => process.kill(-(server.pid ?? 0)) };
}

type Shown = { painted: number; rendered: number };

/** Clicks a story in the sidebar. From then: until it is painted, and until Storybook calls it rendered, which is at least 100 ms later. */
const choose = (page: Page, id: string) =>
  page.evaluate(
    (story) =>
      new Promise<Shown>((resolve) => {
        const canvas = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe")?.contentWindow as Canvas;
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = canvas;
        const began = performance.now();
        let painted = 0;
        const drawn = (said: unknown) => {
          const { storyId, newPhase } = said as { storyId: string; newPhase: string };
          if (storyId !== story || !["playing", "completing"].includes(newPhase)) return;
          channel.off("storyRenderPhaseChanged", drawn);
          canvas.requestAnimationFrame(() => setTimeout(() => (painted = performance.now() - began)));
        };
        const rendered = (said: unknown) => {
          if (said !== story) return;
          channel.off("storyRendered", rendered);
          const now = performance.now() - began;
          resolve({ painted: painted || now, rendered: now });
        };
        channel.on("storyRenderPhaseChanged", drawn);
        channel.on("storyRendered", rendered);
        document.querySelector<HTMLElement>(`[data-item-id="${story}"] a`)?.click();
      }),
    id,
  );

const shows = (page: Page, mark: string, isThere: boolean) =>
  page.evaluate(
    ([words, wanted]) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const canvas = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe")?.contentDocument;
          const isDrawn = canvas?.querySelector("#storybook-root")?.childElementCount;
          if (isDrawn && canvas.body.innerText.includes(words) === wanted) setTimeout(resolve);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [mark, isThere] as const,
  );

/** From each save to the paint that shows it; the file is put back. */
async function save(page: Page, { file, after }: { file: string; after: string }) {
  const place = path.join(top, file);
  const before = readFileSync(place, "utf8");
  const putBack = () => writeFileSync(place, before);
  process.once("exit", putBack);
  const times: number[] = [];
  try {
    for (let run = 1; run <= SAVES; run += 1) {
      const mark = `·${run}`;
      const began = performance.now();
      writeFileSync(place, before.replace(after, after + mark));
      await shows(page, mark, true);
      times.push(performance.now() - began);
      await pause(BUSY_MS);
    }
  } finally {
    putBack();
    process.off("exit", putBack);
  }
  await shows(page, `·${SAVES}`, false);
  await pause(BUSY_MS);
  return times;
}

/** The states of the first screens, in the order of the sidebar. */
async function neighbours(): Promise<string[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, { type: string; title: string; tags: string[] }>;
  };
  return Object.entries(index.entries)
    .filter(
      ([, { type, title, tags }]) =>
        type === "story" && title.startsWith("screens/auth/") && !tags.includes("behaviour"),
    )
    .map(([id]) => id);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
const told = (times: readonly number[], show: (time: number) => string) =>
  `${show(median(times))} (${show(Math.min(...times))} to ${show(Math.max(...times))})`;

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());

const { ready, stop } = await startServer();
process.once("exit", stop);
console.log(`dev server ready · ${seconds(ready)} · target 2.5 s`);
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
page.setDefaultTimeout(120_000);

const opened = performance.now();
await page.goto(`${url}/?path=/story/${first}`);
await shows(page, "E-Mail-Adresse", true);
console.log(`first story · ${seconds(performance.now() - opened)}`);
await page.waitForLoadState("networkidle");

const stories = (await neighbours()).slice(0, STORIES);
for (const component of new Set(stories.map((id) => id.replace(/--.*/, "")))) {
  if (await page.locator(`[data-item-id^="${component}--"]`).count()) continue;
  await page.locator(`[data-item-id="${component}"] button`).first().click();
  await page.locator(`[data-item-id^="${component}--"]`).first().waitFor();
  await pause(BUSY_MS);
}
for (const kind of ["for the first time", "again"]) {
  const times: Shown[] = [];
  for (const story of stories) {
    times.push(await choose(page, story));
    await pause(BUSY_MS);
  }
  const [painted, rendered] = [times.map((each) => each.painted), times.map((each) => each.rendered)];
  console.log(
    `story to story, ${kind} · ${told(painted, whole)} · target 150 ms; called rendered after ${told(rendered, whole)}`,
  );
}

await choose(page, first);
for (const [name, source] of Object.entries(saved))
  console.log(`save ${name} to repaint · ${told(await save(page, source), seconds)} · target 1 s`);

await browser.close();
