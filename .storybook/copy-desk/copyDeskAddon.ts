import { addons } from "storybook/preview-api";
import type { Locale } from "#src/copy/store.ts";
import type { Used } from "#src/copy/workbenchRecord.ts";
import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { canvasDesk } from "./canvas.ts";
import { PROPOSAL } from "./proposal.ts";
import { STATUSES } from "./status.ts";

const desk = canvasDesk();
void addons.ready().then((channel) => desk.connect(channel));

/** For `CopyWorkbench`: what the story on show uses. */
export const tellDesk = (used: Used[]) => desk.onUsed(used);

/** Takes a proposal out of the link before the story is drawn. */
export const copyDeskAddon = () =>
  definePreviewAddon({
    initialGlobals: { [PROPOSAL]: "", [STATUSES]: "" },
    beforeEach({ id, globals }) {
      desk.begin(id, globals.locale as Locale, String(globals[PROPOSAL] ?? ""));
    },
  });
