import * as React from "react";
import { createRoot } from "react-dom/client";
import { addons } from "storybook/manager-api";
import { SearchDialog } from "./SearchDialog.tsx";

const ID = "gangway-search";

/** A separate root, independent of the sidebar and the page. */
export const registerSearch = () =>
  addons.register(ID, (api) => {
    const container = document.body.appendChild(document.createElement("div"));
    // The dialog inherits the background of Storybook's theme.
    container.style.background = "inherit";
    createRoot(container).render(React.createElement(SearchDialog, { api, id: ID }));
  });
