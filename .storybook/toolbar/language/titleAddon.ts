import { addons } from "storybook/preview-api";
import { onDocsRendered } from "#workbench/shared/storybook/globalsEvents.ts";
import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { pageTitle } from "./pageTitle.ts";

/** A page is called as its heading, which comes with code of its own. */
function takeHeading() {
  const isTaken = () => {
    const { textContent = null } = document.querySelector("#storybook-docs h1") ?? {};
    if (textContent !== null) document.title = textContent;
    return textContent !== null;
  };
  if (isTaken()) return;
  const watcher = new MutationObserver(() => isTaken() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
}

// No `beforeEach` hears of a page.
void addons.ready().then((channel) => onDocsRendered(channel, takeHeading));

/** A state or a page that is opened alone is called as in the sidebar, and not by its id; the app gives itself a title. */
export const titleAddon = () =>
  definePreviewAddon({
    beforeEach({ viewMode, id, title, name, tags }) {
      if (viewMode === "story") document.title = pageTitle({ type: "story", id, title, name, tags });
    },
  });
