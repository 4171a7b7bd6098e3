import { addons } from "storybook/manager-api";
import { FaultTool } from "./toolbar/fault/FaultTool.tsx";
import { ClockTool } from "./toolbar/clock/ClockTool.tsx";
import { cacheThemes } from "./toolbar/theme/cachedThemes.ts";
import { registerLinkedDrafts } from "./copy-desk/linkedDrafts.ts";
import { PANEL } from "./copy-desk/events.ts";
import { registerCopyDesk } from "./copy-desk/register.tsx";
import { treeLabel } from "./toolbar/treeLabel.tsx";
import { registerLanguage } from "./toolbar/language/registerLanguage.ts";
import { registerSearch } from "./search/register.ts";
import { registerPanelTitles, titledPanels } from "./toolbar/panelTitles.tsx";
import { windowLayout } from "./toolbar/windowLayout.ts";
import { hasPanelBeside } from "./toolbar/panelBeside.ts";
import { StressTool } from "./toolbar/stress/StressTool.tsx";
import { registerTheme } from "./toolbar/theme/register.ts";
import { registerAddress } from "./toolbar/registerAddress.ts";
import { registerTool } from "./toolbar/registerTool.ts";

/** What is looked up more than it is leafed through; a link into one of them opens it. */
const collapsedRoots = ["patterns", "primitives", "connected", "entwickeln", "prüfen"];

addons.setConfig({
  layout: windowLayout(window.innerWidth),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && hasPanelBeside(storyId ?? "", window.innerWidth),
  },
  // Storybook draws every entry of an open folder anew with each story that is chosen.
  sidebar: { renderLabel: treeLabel, collapsedRoots },
  // Each has a key: Alt+R, Alt+F, Alt+Shift+E. Without them the tools of a story stand in one row.
  toolbar: { remount: { hidden: true }, fullscreen: { hidden: true }, "open-in-editor": { hidden: true } },
});

cacheThemes();
registerLinkedDrafts();
registerLanguage([PANEL, ...titledPanels]);
registerPanelTitles();
registerAddress();
registerTheme();
registerTool("gangway/stress", "Belastung", StressTool);
registerTool("gangway/clock", "Uhr", ClockTool);
registerTool("gangway/fault", "Störung", FaultTool);
registerCopyDesk();
registerSearch();
