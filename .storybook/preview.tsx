import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { loadAllCopy, type Locale } from "#src/copy/store.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { addEnglish } from "#src/copy/workbenchEnglish.ts";
import "#src/styles/theme.css";
import "./docs/docs.css";
import { connectedAddon } from "./connected/connectedAddon.ts";
import { clockAddon } from "./clock/clockAddon.tsx";
import { copyDeskAddon, tellDesk } from "./copy-desk/copyDeskAddon.ts";
import { darkAddon } from "./dark/darkAddon.ts";
import { sheetAddon } from "./sheet/sheetAddon.tsx";
import { specAddon } from "./specParameters.ts";
import { stressAddon } from "./stress/stressAddon.tsx";
import { StressedCopy } from "./stress/stressedCopy.tsx";
import { visualAddon } from "./visual/visualAddon.ts";

addEnglish();

/** Tests need what is wrong alone; the panel of the workbench lists what passed, too. */
const told = import.meta.env.MODE === "test" ? { resultTypes: ["violations" as const] } : {};

const viewports = {
  phone: { name: "Handy 390 × 844", styles: { width: "390px", height: "844px" }, type: "mobile" },
  small: { name: "Kleines Handy 320 × 568", styles: { width: "320px", height: "568px" }, type: "mobile" },
  desktop: { name: "Rechner 1280 × 800", styles: { width: "1280px", height: "800px" }, type: "desktop" },
} as const;

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    specAddon(),
    clockAddon(),
    stressAddon(),
    copyDeskAddon(),
    sheetAddon(),
    visualAddon(),
    darkAddon(),
    connectedAddon(),
  ],
  tags: ["autodocs"],
  parameters: {
    a11y: {
      test: "error",
      options: {
        ...told,
        runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
        rules: { region: { enabled: false } },
      },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Einführung",
          "Grundlagen",
          "Textton",
          "Textkatalog",
          "Anforderungen",
          "Zustände",
          "Wörter des Codes",
          "Wege",
          "screens",
          ["start", "auth", "dashboard"],
          "patterns",
          "primitives",
          "Entscheidungen",
          "Anbieter",
          "Betrieb",
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: "Sprache",
      toolbar: {
        icon: "globe",
        items: [
          { value: "de", title: "Deutsch" },
          { value: "en", title: "Englisch" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Helligkeit",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Hell" },
          { value: "dark", title: "Dunkel" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: "de", theme: "light", viewport: { value: "phone", isRotated: false } },
  loaders: [
    async () => {
      await loadAllCopy();
      await document.fonts.ready;
      return {};
    },
  ],
  beforeEach({ globals }) {
    document.documentElement.dataset.theme = String(globals.theme);
    document.documentElement.lang = String(globals.locale);
  },
  decorators: [
    (Story, { globals }) => (
      <StressedCopy stress={globals.stress}>
        <Story />
      </StressedCopy>
    ),
    (Story, { globals }) => (
      <CopyWorkbench locale={globals.locale as Locale} onUsed={tellDesk}>
        <Story />
      </CopyWorkbench>
    ),
  ],
});
