import { STORY_FINISHED, STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { Locale } from "#src/copy/store.ts";
import type { Used } from "#src/copy/workbenchRecord.ts";
import { definePreviewAddon } from "../shared/storybook/previewAddon.ts";
import { canvasDesk } from "./canvas.ts";
import { DRAFTS } from "./draftStore.ts";

const desk = canvasDesk();
void addons.ready().then((channel) => {
  channel.on(STORY_RENDERED, (id: string) => desk.completeStory(id));
  // Without the event before where a play has failed.
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => desk.completeStory(storyId));
  desk.connect(channel);
});

let onShow: readonly Used[] = [];

/** Texts that the current story uses. */
export const textsOnShow = () => onShow;

/** For `CopyWorkbench`: sets the texts that the current story uses. */
export const reportUsed = (used: Used[]) => {
  onShow = used;
  desk.onUsed(used);
};

/** Applies the drafts in the address before the first render. */
export const copyDeskAddon = () =>
  definePreviewAddon({
    initialGlobals: { [DRAFTS]: "" },
    beforeEach({ id, globals }) {
      desk.startStory(id, globals.locale as Locale, String(globals[DRAFTS] ?? ""));
    },
  });
