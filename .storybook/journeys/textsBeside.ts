import { addons } from "storybook/manager-api";
import { PANEL as TEXTS } from "../copy-desk/events.ts";
import { STORY_PREPARED } from "../experimental/managerParts.ts";
import { PLAY } from "./panelBeside.ts";

/** Has nothing to say of a path, and its tab is gone. */
const ARGS = "addon-controls";

/** Where the panel stood at a story's arguments, the play of a path shows the texts of the screen that is on show. */
export const registerTextsBeside = () =>
  addons.register("gangway/journeys", (api) => {
    api.on(STORY_PREPARED, ({ id }: { id: string }) => {
      if (PLAY.test(id) && api.getSelectedPanel() === ARGS) api.setSelectedPanel(TEXTS);
    });
  });
