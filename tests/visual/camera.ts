import { afterAll, afterEach, beforeEach, inject, vi, type TestContext } from "vitest";
import { commands, page, utils } from "vitest/browser";
import { modes, type ModeName } from "#workbench/shared/visual/modes.ts";
import { freezePage } from "./stillness.ts";

type Globals = Record<string, unknown>;
/** The story on the page, which Storybook's plugin adds to the context of a test. */
type StoryContext = TestContext & { story?: Story };
type Story = {
  globals: Globals;
  parameters: { visual?: { modes?: readonly ModeName[] } };
  run: (context: { globals: Globals }) => Promise<void>;
};

let goOn = () => {};

beforeEach((context) => {
  goOn();
  if (inject("cached")[context.task.file.filepath]?.includes(context.task.name))
    context.skip("nothing it shows has changed");
  globalThis.textsRead = new Set();
  performance.clearResourceTimings();
  const letGo = freezePage();
  goOn = () => {
    letGo();
    goOn = () => {};
  };
});

afterEach(async (context: StoryContext) => {
  try {
    if (context.task.result?.state !== "fail") await photographAllModes(context);
  } finally {
    goOn();
  }
});

// After a timed-out picture the clock is still stopped. Vitest reloads the set-up of the next file by the time; under a
// stopped clock it would keep the old one, and that file would pass without a camera.
afterAll(() => goOn());

async function photographAllModes(context: StoryContext): Promise<void> {
  const { story, task } = context;
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId) return;
  const own = { width: innerWidth, height: innerHeight };
  await renderedAtOnce(story);
  await photograph(context, storyId);
  for (const name of story.parameters.visual?.modes ?? []) {
    const mode: { viewport?: typeof own; theme?: string; forcedColors?: "active" } = modes[name];
    const { width, height } = mode.viewport ?? own;
    await page.viewport(width, height);
    if (mode.forcedColors) await commands.forceColors(true);
    await story.run({ globals: { ...story.globals, ...(mode.theme && { theme: mode.theme }) } });
    await photograph(context, `${storyId}@${name}`);
    if (mode.forcedColors) await commands.forceColors(false);
  }
}

const MOST_TRIES = 5;

/** Content that a story fetches while rendering appears at some time. Once it is fetched, the story is rendered again with it. */
async function renderedAtOnce(story: Story): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await vi.dynamicImportSettled();
    if (!performance.getEntriesByType("resource").some(({ name }) => SOURCE.test(name))) return;
    performance.clearResourceTimings();
    await story.run({ globals: story.globals });
  }
}

const SOURCE = /\.(tsx?|m?js|css|json)(\?|$)/;

/** Picture and text of the page, once the text is unchanged while the picture is taken. */
async function photograph({ task }: StoryContext, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await rest();
    const text = textOf(document.body);
    const png = await commands.shoot();
    if (text !== textOf(document.body)) continue;
    const reads = [...(globalThis.textsRead ?? [])];
    return commands.note({ id, file: task.file.filepath, story: task.name, text, reads, png });
  }
  throw new Error(`the words changed while ${MOST_TRIES} pictures were taken`);
}

/**
 * The maximum height of a picture, in pixels: in a window of its full height a list of 10,000 people would render all
 * rows. The longest other page, the code of conduct, is shorter.
 */
const MOST_HEIGHT = 12_000;

/** Fonts and images have loaded, the next frame is done, and all of the page is in view. */
async function rest(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const height = Math.min(document.documentElement.scrollHeight, MOST_HEIGHT);
  if (height > innerHeight) await page.viewport(innerWidth, height);
}

const { generateAriaTree, renderAriaTree } = utils.aria;

/** The visible text, then the accessibility tree; without word joiners, as in the catalogue. */
const textOf = (body: HTMLElement) =>
  `${body.innerText.trim()}\n\n--- roles and accessible names\n${renderAriaTree(generateAriaTree(body))}\n`.replaceAll(
    "\u2060",
    "",
  );
