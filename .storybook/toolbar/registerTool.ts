import * as React from "react";
import { addons, types } from "storybook/manager-api";

/** Adds a tool to the toolbar of stories; pages have none of it. */
export const registerTool = (id: string, title: string, Tool: () => React.ReactElement | null) =>
  addons.register(id, () =>
    addons.add(`${id}/tool`, {
      type: types.TOOL,
      title,
      match: ({ viewMode, tabId }) => viewMode === "story" && !tabId,
      render: () => React.createElement(Tool),
    }),
  );
