import { addons } from "storybook/manager-api";
import { brightnessOf, onDeviceChange } from "#workbench/shared/theme/brightness.ts";
import { choiceInAddress, onChoice } from "./choice.ts";
import { readThemes } from "#workbench/shared/theme/themes.ts";

/** Shows the manager as bright as the toolbar says, else as the device. A story's own brightness stays on the canvas. */
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
