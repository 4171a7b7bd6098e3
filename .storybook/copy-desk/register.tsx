import * as React from "react";
import { AddonPanel } from "../experimental/managerParts.ts";
import { addons, types } from "storybook/manager-api";
import { ADDON, PANEL } from "./events.ts";
import { Panel } from "./Panel.tsx";
import { words } from "./words.ts";

const render = ({ active }: { active?: boolean }): React.ReactNode => (
  <AddonPanel active={active ?? false}>
    <Panel />
  </AddonPanel>
);

export const registerCopyDesk = () =>
  addons.register(ADDON, () =>
    addons.add(PANEL, {
      type: types.PANEL,
      title: words.panel,
      match: ({ viewMode }) => viewMode === "story",
      render,
    }),
  );
