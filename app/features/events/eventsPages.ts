import type { Pages } from "#app/shell/page.ts";

export const pages: Pages = {
  "app-event-application": {
    load: () => import("#app/features/events/EventApplicationPage.tsx").then((module) => module.EventApplicationPage),
    texts: ["events", "failure"],
    queries: ["getExtra", "getAvailableEvents", "currentGroup"],
  },
};
