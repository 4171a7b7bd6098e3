import type { Pages } from "#app/shell/page.ts";

const queries = ["getExtraEvents", "getExtra", "getContract"] as const;

export const pages: Pages = {
  "my-event": {
    load: () => import("#app/features/day/MyEventPage.tsx").then((module) => module.MyEventPage),
    texts: ["myEvent", "day", "cancellation", "failure"],
    queries,
  },
  "app-event-details-1": {
    load: () => import("#app/features/day/EventDetailsPage.tsx").then((module) => module.EventDetailsPage),
    texts: ["myEvent", "day", "failure"],
    queries,
  },
  "app-event-details-2": {
    load: () => import("#app/features/day/EventStatusPage.tsx").then((module) => module.EventStatusPage),
    texts: ["eventStatus", "day", "failure"],
    queries,
    offer: "eventStatus",
  },
  "job-detail": {
    load: () => import("#app/features/day/JobDetailPage.tsx").then((module) => module.JobDetailPage),
    texts: ["job", "day", "contractCard", "failure"],
    queries,
  },
  "task-list": {
    load: () => import("#app/features/day/TasksPage.tsx").then((module) => module.TasksPage),
    texts: ["tasks", "day", "failure"],
    queries,
  },
};
