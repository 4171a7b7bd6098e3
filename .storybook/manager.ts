import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { registerStress } from "./stress/register.tsx";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Gangway", brandImage: "./logo.svg" }),
  layout: { panelPosition: "bottom" },
});

registerStress();
