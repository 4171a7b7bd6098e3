import type { ScreenName } from "#app/navigation/screens.ts";
import type { Offer } from "#src/model/offer.ts";
import type { ApplicationMode, DashboardTask, ProfilePart } from "#src/model/dashboard/dashboard.ts";

/** The screen of each task (DASH-08, D-08). */
export const taskScreens = {
  profile: "app-profile-completion-overview",
  apply: "app-event-application",
  event: "my-event",
  group: "app-group",
  settings: "app-settings",
} as const satisfies Record<DashboardTask, ScreenName>;

/** The mode of a page setting; anything but "availability" means events. */
export const applicationModeOf = (setting: string): ApplicationMode =>
  setting === "availability" ? setting : "events";

export const screenOfTask = (task: DashboardTask, mode: ApplicationMode): ScreenName =>
  task === "apply" && mode === "availability" ? "apply" : taskScreens[task];

/** The screen that completes each of the four parts (D-10). */
export const partScreens = {
  profile: "app-profile-completion",
  contract: "app-contract-data",
  payroll: "app-payroll-info",
  idCheck: "id-terms",
} as const satisfies Record<ProfilePart, ScreenName>;

/** The provider features that the `partScreens` need. */
const partOffers: Partial<Record<ProfilePart, Offer>> = {
  contract: "contractData",
  payroll: "payroll",
  idCheck: "idDocument",
};

export function isPartOffered(part: ProfilePart, offers: Pick<ReadonlySet<Offer>, "has">): boolean {
  const offer = partOffers[part];
  return offer === undefined || offers.has(offer);
}
