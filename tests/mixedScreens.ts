import type { ScreenName } from "../app/navigation/screens.ts";

/** Screens that show something of an area although they do not need any. */
export const mixedScreens: readonly ScreenName[] = [
  "app-event-details-1",
  "dashboard",
  "my-event",
  "job-detail",
  "task-list",
  "my-profile",
  "billing-data",
];
