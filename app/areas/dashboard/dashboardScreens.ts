import type { ScreenName } from "#app/navigation/screens.ts";
import type { DashboardTask, ProfilePart } from "#src/model/dashboard.ts";

/** Where each task leads (DASH-08, D-08). */
export const taskScreens = {
  profile: "app-profile-completion-overview",
  apply: "app-event-application",
  event: "my-event",
  group: "app-group",
  settings: "app-settings",
} as const satisfies Record<DashboardTask, ScreenName>;

/** Where each of the four parts is completed (D-10). */
export const partScreens = {
  profile: "app-profile-completion",
  contract: "app-contract-data",
  payroll: "app-payroll-info",
  idCheck: "id-terms",
} as const satisfies Record<ProfilePart, ScreenName>;
