import type { ScreenName } from "#app/navigation/screens.ts";
import type { Offer } from "#src/model/offer.ts";
import type { ApplicationMode, DashboardTask, ProfilePart } from "#src/model/dashboard/dashboard.ts";

/** Where each task leads (DASH-08, D-08). */
export const taskScreens = {
  profile: "app-profile-completion-overview",
  apply: "app-event-application",
  event: "my-event",
  group: "app-group",
  settings: "app-settings",
} as const satisfies Record<DashboardTask, ScreenName>;

/** What a page says about it; events unless it says availability. */
export const applicationModeOf = (setting: string): ApplicationMode =>
  setting === "availability" ? setting : "events";

/** Where a task leads in a mode. */
export const screenOfTask = (task: DashboardTask, mode: ApplicationMode): ScreenName =>
  task === "apply" && mode === "availability" ? "apply" : taskScreens[task];

/** Where each of the four parts is completed (D-10). */
export const partScreens = {
  profile: "app-profile-completion",
  contract: "app-contract-data",
  payroll: "app-payroll-info",
  idCheck: "id-terms",
} as const satisfies Record<ProfilePart, ScreenName>;

/** What the pages of `partScreens` need of the provider. */
const partOffers: Partial<Record<ProfilePart, Offer>> = {
  contract: "contractData",
  payroll: "payroll",
  idCheck: "idDocument",
};

export function isPartOffered(part: ProfilePart, offers: Pick<ReadonlySet<Offer>, "has">): boolean {
  const offer = partOffers[part];
  return offer === undefined || offers.has(offer);
}
