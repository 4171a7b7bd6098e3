import "#src/styles/theme.css";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { loadCopy } from "#src/copy/store.ts";
import { warmFormats } from "#src/lib/warmFormats.ts";
import { cases, type CaseName } from "./cases.tsx";
import { runTick } from "./held.ts";

const rootElement = document.getElementById("root");
if (!rootElement) throw new Error("The page has no #root.");

// As the app does, long before it draws.
warmFormats();

const painted = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => done(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    }),
  );

/**
 * What it costs to draw, lay out and paint all that one sees first, in milliseconds from the moment at which the answer is
 * there; until then the screen shows its outline, as in the app.
 */
async function mount(name: CaseName): Promise<number> {
  const { areas, Case } = cases[name];
  await Promise.all(areas.map((area) => loadCopy("de", area)));
  const root = createRoot(rootElement as HTMLElement);
  const show = (isLoaded: boolean) => flushSync(() => root.render(createElement(Case, { isLoaded })));
  show(false);
  await document.fonts.ready;
  for (let frame = 0; frame < 10; frame += 1) await painted();
  const start = performance.now();
  show(true);
  document.body.getBoundingClientRect();
  const drawn = performance.now();
  return Math.max(drawn - start, (await painted()) - start - FRAME_MS);
}

/** A frame is waited for in any case; what is drawn earlier is not seen earlier. */
const FRAME_MS = 1000 / 60;

/** What one change costs until it is laid out, in milliseconds. */
function tick(): number {
  const start = performance.now();
  flushSync(runTick);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

const nodes = () => rootElement.querySelectorAll("*").length;

const bench = { mount, tick, nodes };
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
