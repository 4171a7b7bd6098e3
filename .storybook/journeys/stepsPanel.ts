import { addons } from "storybook/manager-api";
import { STORY_PREPARED } from "../experimental/managerParts.ts";
import { PLAY } from "./panelBeside.ts";

const STEPS = "storybook/interactions/panel";
/** Has nothing to say of a path, and its tab is gone. */
const ARGS = "addon-controls";

/** Where the panel stood at a story's arguments, the play of a path shows its steps there. */
export const registerStepsPanel = () =>
  addons.register("gangway/journeys", (api) => {
    api.on(STORY_PREPARED, ({ id }: { id: string }) => {
      if (PLAY.test(id) && api.getSelectedPanel() === ARGS) api.setSelectedPanel(STEPS);
    });
  });
