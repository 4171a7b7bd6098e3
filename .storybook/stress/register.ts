import * as React from "react";
import { addons, types } from "storybook/manager-api";
import { StressTool } from "./StressTool.tsx";

const ID = "gangway/stress";

export const registerStress = () =>
  addons.register(ID, () =>
    addons.add(`${ID}/tool`, {
      type: types.TOOL,
      title: "Belastung",
      match: ({ viewMode, tabId }) => viewMode === "story" && !tabId,
      render: () => React.createElement(StressTool),
    }),
  );
