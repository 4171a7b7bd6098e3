import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { markSilentStories } from "./ledger/register.ts";
import { registerCopyDesk } from "./copy-desk/register.tsx";
import { sheetLabel } from "./sheet/sheetLabel.ts";
import { registerStress } from "./stress/register.ts";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Gangway", brandImage: "./logo.svg" }),
  layout: { panelPosition: "bottom" },
  sidebar: { renderLabel: sheetLabel },
});

registerStress();
void markSilentStories();
registerCopyDesk();
