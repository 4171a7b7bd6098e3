import { addons } from "storybook/manager-api";
import { registerCopyDesk } from "./copy-desk/register.tsx";
import { treeLabel } from "./sidebar/treeLabel.tsx";
import { registerSearch } from "./search/register.ts";
import { registerStress } from "./stress/register.ts";
import { registerTheme } from "./theme/register.ts";

addons.setConfig({
  // A phone is whole beside it.
  layout: { panelPosition: "right", rightPanelWidth: 460 },
  sidebar: { renderLabel: treeLabel },
});

registerTheme();
registerStress();
registerCopyDesk();
registerSearch();
