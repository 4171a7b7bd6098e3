import { addons } from "storybook/preview-api";
import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { isShortcut, OPEN_SEARCH } from "./shortcut.ts";

/** Storybook passes no keys on from a field of a story; there `/` is typed, and only Ctrl+K opens the search. */
window.addEventListener(
  "keydown",
  (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    addons.getChannel().emit(OPEN_SEARCH);
  },
  true,
);

export const searchAddon = () => definePreviewAddon({});
