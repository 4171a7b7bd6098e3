import * as React from "react";
import { createRoot } from "react-dom/client";
import { addons } from "storybook/manager-api";
import { SearchDialog } from "./SearchDialog.tsx";

const ID = "gangway-search";

/** Beside the manager: it is there with and without a sidebar, and on every page. */
export const registerSearch = () =>
  addons.register(ID, (api) => {
    const container = document.body.appendChild(document.createElement("div"));
    // Storybook's theme colours the page; the dialog takes its ground from here.
    container.style.background = "inherit";
    createRoot(container).render(React.createElement(SearchDialog, { api, id: ID }));
  });
