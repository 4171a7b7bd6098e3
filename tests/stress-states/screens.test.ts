import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { faultsIn } from "./faults/faults.ts";
import { writeModes, type Mode } from "#workbench/toolbar/stress/modes.ts";
import { isAllowed } from "./allowed.ts";
import { everyRun, hardest, titleOf } from "./runs.ts";
import { stateStories } from "./stateStories.ts";

/** Modes of the window and the browser, without emulation in the page. */
const REAL: readonly Mode[] = ["small", "forced", "still"];

const sizes: Record<string, [number, number]> = { phone: [390, 844], small: [320, 568], desktop: [1280, 800] };

test("there are states to try", () => {
  expect(stateStories.length).toBeGreaterThan(150);
});

/** `npm test` tries the first state of each screen; with STRESS set, as at night, every state. */
const tried = import.meta.env.STRESS
  ? stateStories
  : stateStories.filter(({ screen }, index) => screen !== stateStories[index - 1]?.screen);

const runs = (import.meta.env.STRESS ? everyRun : hardest).map((run) => ({ run, title: titleOf(run) }));

describe.each(runs)("$title", ({ run }) => {
  beforeAll(() =>
    commands.emulate({ forcedColors: run.includes("forced") ? "active" : "none", reducedMotion: "reduce" }),
  );
  afterAll(() => commands.emulate({ forcedColors: "none", reducedMotion: "reduce" }));

  test.each(tried)("$name", async ({ viewport, show }) => {
    const [width, height] = sizes[run.includes("small") ? "small" : viewport] ?? [390, 844];
    if (innerWidth !== width) await page.viewport(width, height);
    await show({ stress: writeModes(run.filter((mode) => !REAL.includes(mode))) });
    expect((await faultsIn(document.body)).filter((fault) => !isAllowed(fault, run))).toEqual([]);
  });
});
