import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { stateStories } from "./stateStories.ts";

const screens = import.meta.glob<string>("../../src/screens/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folderOf = (file: string) => file.split("screens/")[1]?.split("/")[0];
const folders = new Set(
  Object.entries(screens)
    .filter(([, text]) => /primitives\/Dialog\.tsx|patterns\/IntroOverlay\.tsx/.test(text))
    .map(([file]) => folderOf(file)),
);
const tried = stateStories.filter(({ screen }) => folders.has(folderOf(screen)));

/** The scrollable share of a dialog's height, if it overflows. */
function shareThatScrolls(dialog: Element): number {
  const part = [...dialog.children].find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  return part ? part.clientHeight / dialog.clientHeight : 1;
}

beforeAll(() => page.viewport(667, 375));

test("there are states to try", () => expect(tried.length).toBeGreaterThan(40));

test.each(tried)("$name: in a low window most of a dialog scrolls (WCAG 1.4.10)", async ({ show }) => {
  await show({});
  for (const dialog of document.querySelectorAll("[role=dialog][aria-modal=true]"))
    expect(shareThatScrolls(dialog)).toBeGreaterThanOrEqual(0.4);
});
