import type { Pages } from "#app/shell/page.ts";

export const pages: Pages = {
  apply: {
    load: () => import("#app/features/availability/AvailabilityPage.tsx").then((module) => module.AvailabilityPage),
    texts: ["availability", "failure"],
    queries: ["getAvailability", "getExtraEvents"],
    offer: "availability",
  },
};
