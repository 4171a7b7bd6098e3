import type { Journey } from "../journey.ts";

/** Every journey by its name, fetched when it is shown: its charts come with it. */
export const journeys = {
  signUp: () => import("./signUp.ts").then((module) => module.signUp()),
  forgottenPassword: () => import("./forgottenPassword.ts").then((module) => module.forgottenPassword()),
  onboarding: () => import("./onboarding.ts").then((module) => module.onboarding()),
  contract: () => import("./contract.ts").then((module) => module.contract()),
  idCheck: () => import("./idCheck.ts").then((module) => module.idCheck()),
  applying: () => import("./applying.ts").then((module) => module.applying()),
  groupOfFour: () => import("./groupOfFour.ts").then((module) => module.groupOfFour()),
  checkInDay: () => import("./checkInDay.ts").then((module) => module.checkInDay()),
} as const satisfies Record<string, () => Promise<Journey>>;

export type JourneyName = keyof typeof journeys;
