import { addons } from "storybook/preview-api";
import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { AS_DEVICE } from "#workbench/shared/theme/brightness.ts";
import { choiceInAddress, onChoice } from "./choice.ts";

const show = (choice: unknown) => {
  document.documentElement.dataset["theme"] = String(choice);
};

show(choiceInAddress());
void addons.ready().then((channel) => onChoice(channel, show));

/** The toolbar's brightness (`globals.theme`): pages follow it as stories do. Without a choice the device decides. */
export const themeAddon = () =>
  definePreviewAddon({
    globalTypes: {
      theme: {
        description: "Helligkeit",
        toolbar: {
          icon: "mirror",
          items: [
            { value: AS_DEVICE, title: "Wie Gerät" },
            { value: "light", title: "Hell" },
            { value: "dark", title: "Dunkel" },
          ],
          dynamicTitle: true,
        },
      },
    },
    initialGlobals: { theme: AS_DEVICE },
    beforeEach: ({ globals }) => show(globals["theme"]),
  });
