import { afterEach, beforeEach, inject, type TestContext } from "vitest";
import { commands, page, utils } from "vitest/browser";
import { modes, type ModeName } from "#workbench/visual/modes.ts";

type Globals = Record<string, unknown>;
/** What Storybook's plugin leaves in the context of a test: the story on the page. */
type StoryContext = TestContext & {
  story?: {
    globals: Globals;
    parameters: { visual?: { modes?: readonly ModeName[] } };
    run: (context: { globals: Globals }) => Promise<void>;
  };
};

// Nothing moves, no caret blinks: every frame is the last one.
const stillness = document.createElement("style");
stillness.textContent = `*, ::before, ::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}`;

beforeEach((context) => {
  document.head.append(stillness);
  if (inject("known")[context.task.file.filepath]?.includes(context.task.name))
    context.skip("nothing it shows has changed");
  globalThis.textsRead = new Set();
});

afterEach(async (context: StoryContext) => {
  const { story, task } = context;
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || task.result?.state === "fail") return;
  const own = { width: innerWidth, height: innerHeight };
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
});

async function photograph({ task }: StoryContext, id: string) {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const height = document.documentElement.scrollHeight;
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await commands.shoot({
    id,
    file: task.file.filepath,
    story: task.name,
    text: textOf(document.body),
    reads: [...(globalThis.textsRead ?? [])],
  });
}

const { generateAriaTree, renderAriaTree } = utils.aria;

/** What is to be read, then what assistive technology says. */
const textOf = (body: HTMLElement) =>
  `${body.innerText.trim()}\n\n--- roles and accessible names\n${renderAriaTree(generateAriaTree(body))}\n`;
