import { addons } from "storybook/manager-api";
import { ClockTool } from "./clock/ClockTool.tsx";
import { keepThemeSteady } from "./experimental/steadyTheme.ts";
import { registerLinkedDrafts } from "./copy-desk/linkedDrafts.ts";
import { registerCopyDesk } from "./copy-desk/register.tsx";
import { treeLabel } from "./sidebar/treeLabel.tsx";
import { registerLanguage } from "./language/registerLanguage.ts";
import { registerSearch } from "./search/register.ts";
import { panelWidth } from "./toolbar/panelWidth.ts";
import { hasPanelBeside } from "./journeys/panelBeside.ts";
import { StressTool } from "./stress/StressTool.tsx";
import { registerTheme } from "./theme/register.ts";
import { registerAddress } from "./toolbar/registerAddress.ts";
import { registerTool } from "./toolbar/registerTool.ts";

/** What is looked up more than it is leafed through; a link into one of them opens it. */
const collapsedRoots = ["patterns", "primitives", "connected", "anbieter", "anleitungen", "entscheidungen"];

addons.setConfig({
  layout: { panelPosition: "right", rightPanelWidth: panelWidth(window.innerWidth) },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && hasPanelBeside(storyId ?? "", window.innerWidth),
  },
  // Storybook draws every entry of an open folder anew with each story that is chosen.
  sidebar: { renderLabel: treeLabel, collapsedRoots },
});

keepThemeSteady();
registerLinkedDrafts();
registerLanguage();
registerAddress();
registerTheme();
registerTool("gangway/stress", "Belastung", StressTool);
registerTool("gangway/clock", "Uhr", ClockTool);
registerCopyDesk();
registerSearch();
