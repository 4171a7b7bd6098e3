import { defineMain } from "@storybook/react-vite/node";
import { browserDependencies } from "#workbench/shared/browser/browserDependencies.ts";
import { docgenDefaults } from "./shared/storybook/docgenDefaults.ts";
import { docgenOnLoad } from "./shared/storybook/docgenOnLoad.ts";
import { cachedIndex } from "./shared/storybook/cachedIndex.ts";
import { ledger } from "./ledger/ledgerPlugin.ts";
import { textFactsPlugin } from "./copy-desk/textFactsPlugin.ts";
import { cataloguePlugin } from "./copy-desk/catalogue/cataloguePlugin.ts";
import { msw } from "msw/vite";
import { placesPlugin } from "./docs/part/placesPlugin.ts";
import { startPlugin } from "./docs/start/startPlugin.ts";
import { searchPlugin } from "./search/searchPlugin.ts";
import { requirements } from "./spec/requirementsPlugin.ts";
import { fontFiles, themesHead, tokensHead, waitingHead } from "./toolbar/theme/head.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // The plugin that adds the source for the pages returns a map that is combined already, and Vite combines it again:
    // a failing test would show a wrong line. Pages are not tested here.
    { name: "@storybook/addon-docs", options: process.env.VITEST ? { csfPluginOptions: null } : {} },
    "@storybook/addon-a11y",
    "@storybook/addon-designs",
    "@storybook/addon-vitest",
    "./copy-desk/serverChannel.ts",
  ],
  experimental_indexers: cachedIndex("node_modules/.cache/gangway/stories"),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A screen brings its own ground; beside a panel the toolbar has room for what designers turn.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, outline: false, measure: false },
  // The sidebar lists states; its filter brings behaviour back.
  tags: { behaviour: { defaultFilterSelection: "exclude" } },
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      // As Storybook has them; options of one's own replace them all.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The workbench's own parts have no table of props, and the plugin would say so of each.
      exclude: ["**/*.stories.tsx", ".storybook/**"],
    },
  },
  // Storybook loads the app's own Vite configuration; what serves only the app stays out.
  viteFinal: (config) => ({
    ...config,
    // What the dev server finds only later would reload the canvas under somebody who points or types.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...browserDependencies],
    },
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Every frame of a sheet starts a preview, which fetches all of these: as one file.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: "product", test: /\/src\/(?:copy|lib|model|primitives|patterns)\// }],
          },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? [])
        .filter((plugin) => !(plugin && "name" in plugin && plugin.name.startsWith("gangway-")))
        .map(docgenOnLoad),
      docgenDefaults(),
      requirements(),
      cataloguePlugin(),
      textFactsPlugin(),
      ledger(),
      startPlugin(),
      placesPlugin(),
      searchPlugin(),
      msw({ mode: "worker-only" }),
    ],
  }),
  staticDirs: ["../app/public", fontFiles],
  managerHead: (head = "") => `${head}${tokensHead()}${themesHead()}`,
  previewHead: (head = "") => `${head}${waitingHead()}${themesHead()}`,
});
