import { defineMain } from "@storybook/react-vite/node";
import { ledger } from "./ledger/ledgerPlugin.ts";
import { copyUsePlugin } from "./copy-desk/copyUsePlugin.ts";
import { cataloguePlugin } from "./catalogue/cataloguePlugin.ts";
import { requirements } from "./spec/requirementsPlugin.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "./experimental/serverChannel.ts",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // The sidebar lists states; its filter brings behaviour back.
  tags: { behaviour: { defaultFilterSelection: "exclude" } },
  typescript: { reactDocgen: "react-docgen-typescript" },
  // Storybook loads the app's own Vite configuration; what serves only the app stays out.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin && "name" in plugin && plugin.name.startsWith("gangway-"))),
      requirements(),
      cataloguePlugin(),
      copyUsePlugin(),
      ledger(),
    ],
  }),
  staticDirs: ["../app/public"],
});
