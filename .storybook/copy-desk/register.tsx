import * as React from "react";
import { AddonPanel } from "../shared/storybook/managerParts.ts";
import { addons, types } from "storybook/manager-api";
import { readGlobals } from "../shared/address/globalsInAddress.ts";
import { ADDON, PANEL, KEY_PARAM } from "./events.ts";
import { Panel } from "./Panel.tsx";
import { DRAFTS } from "./draftStore.ts";
import { words } from "./words.ts";

const render = ({ active }: { active?: boolean }): React.ReactNode => (
  <AddonPanel active={active ?? false}>
    <Panel />
  </AddonPanel>
);

export function registerCopyDesk() {
  // Storybook's own panels are added later, and the first tab is the one that is seen.
  addons.add(PANEL, {
    type: types.PANEL,
    title: words.panel,
    match: ({ viewMode }) => viewMode === "story",
    render,
  });
  addons.register(ADDON, (api) => {
    // A link to a text, or to proposed ones, is about them.
    if (!api.getQueryParam(KEY_PARAM) && !readGlobals(window.location)[DRAFTS]) return;
    api.setSelectedPanel(PANEL);
    api.togglePanel(true);
  });
}
