import type { Pages } from "#app/shell/page.ts";

export const pages: Pages = {
  "app-code-of-conduct": {
    load: () => import("#app/features/conduct/CodeOfConductPage.tsx").then((module) => module.CodeOfConductPage),
    texts: ["conduct", "conductText", "failure"],
    queries: ["getExtra"],
  },
};
