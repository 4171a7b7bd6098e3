import { addons } from "storybook/manager-api";
import { ClockTool } from "./clock/ClockTool.tsx";
import { registerCopyDesk } from "./copy-desk/register.tsx";
import { treeLabel } from "./sidebar/treeLabel.tsx";
import { registerSearch } from "./search/register.ts";
import { StressTool } from "./stress/StressTool.tsx";
import { registerTheme } from "./theme/register.ts";
import { registerTool } from "./toolbar/registerTool.ts";

addons.setConfig({
  // A phone is whole beside it.
  layout: { panelPosition: "right", rightPanelWidth: 460 },
  sidebar: { renderLabel: treeLabel },
});

registerTheme();
registerTool("gangway/stress", "Belastung", StressTool);
registerTool("gangway/clock", "Uhr", ClockTool);
registerCopyDesk();
registerSearch();
