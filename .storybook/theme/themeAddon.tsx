import { lazy, Suspense, type ComponentProps } from "react";
import { addons } from "storybook/preview-api";
import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { AS_DEVICE } from "./brightness.ts";
import { choiceInAddress, onChoice } from "./choice.ts";

const DocsContainer = lazy(() => import("./DocsContainer.tsx").then((module) => ({ default: module.DocsContainer })));

const container = (props: ComponentProps<typeof DocsContainer>) => (
  <Suspense fallback={null}>
    <DocsContainer {...props} />
  </Suspense>
);

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
            { value: AS_DEVICE, title: "Wie das Gerät" },
            { value: "light", title: "Hell" },
            { value: "dark", title: "Dunkel" },
          ],
          dynamicTitle: true,
        },
      },
    },
    initialGlobals: { theme: AS_DEVICE },
    // The language of comments on components and props; the pages around them are German.
    parameters: { docs: { container, lang: "en" } },
    beforeEach: ({ globals }) => show(globals["theme"]),
  });
