import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { registerCopyDesk } from "./copy-desk/register.tsx";
import { sheetLabel } from "./sheet/sheetLabel.ts";
import { registerStress } from "./stress/register.ts";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Gangway", brandImage: "./logo.svg" }),
  // A phone is whole beside it.
  layout: { panelPosition: "right", rightPanelWidth: 460 },
  sidebar: { renderLabel: sheetLabel },
});

registerStress();
registerCopyDesk();
