import { addons } from "storybook/manager-api";
import { brightnessOf, onDeviceChange } from "#workbench/shared/theme/brightness.ts";
import { choiceInAddress, onChoice } from "./choice.ts";
import { readThemes } from "#workbench/shared/theme/themes.ts";

/** Sets the manager's theme to the toolbar's, else the device's. The theme of a story applies to the canvas only. */
export function registerTheme(): void {
  const themes = readThemes();
  let choice = choiceInAddress();
  const turned = () => {
    const brightness = brightnessOf(choice);
    document.documentElement.dataset["theme"] = brightness;
    return { theme: themes[brightness] };
  };
  addons.setConfig(turned());
  addons.register("gangway/theme", (api) => {
    onChoice(api, (next) => {
      choice = next;
      api.setOptions(turned());
    });
    onDeviceChange(() => api.setOptions(turned()));
  });
}
