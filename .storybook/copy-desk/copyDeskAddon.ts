import { addons } from "storybook/preview-api";
import type { Locale } from "#src/copy/store.ts";
import type { Used } from "#src/copy/workbenchRecord.ts";
import { definePreviewAddon } from "../shared/storybook/previewAddon.ts";
import { canvasDesk } from "./canvas.ts";
import { DRAFTS } from "./draftStore.ts";

const desk = canvasDesk();
void addons.ready().then((channel) => desk.connect(channel));

let onShow: readonly Used[] = [];

/** The texts that the story on show asks for. */
export const textsOnShow = () => onShow;

/** For `CopyWorkbench`: what the story on show uses. */
export const reportUsed = (used: Used[]) => {
  onShow = used;
  desk.onUsed(used);
};

/** Shows the drafts that the address names from the first drawing on. */
export const copyDeskAddon = () =>
  definePreviewAddon({
    initialGlobals: { [DRAFTS]: "" },
    beforeEach({ id, globals }) {
      desk.startStory(id, globals.locale as Locale, String(globals[DRAFTS] ?? ""));
    },
  });
