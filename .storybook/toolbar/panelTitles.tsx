import * as React from "react";
import { addons, types, useAddonState } from "storybook/manager-api";

const FAULT = "Fehler";

/** What needs a review only is no fault. */
function Accessibility(): React.ReactNode {
  const [state] = useAddonState<{ results?: { violations: unknown[] } }>("storybook/a11y");
  const faults = state?.results?.violations.length ?? 0;
  return faults > 0 ? `Barrierefreiheit: ${faults} ${FAULT}` : "Barrierefreiheit";
}

function Interactions(): React.ReactNode {
  const [state] = useAddonState<{ status?: string; hasException?: boolean }>("storybook/interactions");
  return state?.hasException || state?.status === "errored" ? `Schritte: ${FAULT}` : "Schritte";
}

/** By the id of a panel of Storybook or of an addon. */
const titles: Readonly<Record<string, string | (() => React.ReactNode)>> = {
  "addon-controls": "Werte",
  "storybook/actions/panel": "Ereignisse",
  "storybook/interactions/panel": Interactions,
  "storybook/a11y/panel": Accessibility,
};

export const titledPanels = Object.keys(titles);

/** Gives the panels German names. Storybook registers them before those of the manager's own file. */
export const registerPanelTitles = (): void =>
  addons.register("gangway/panel-titles", (api) => {
    for (const [id, panel] of Object.entries(api.getElements(types.PANEL))) {
      const title = titles[id];
      if (title) addons.add(id, { ...panel, title });
    }
  });
