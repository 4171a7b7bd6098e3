import type { SignedIn } from "#app/shell/signedIn.tsx";
import { hasJustFinished } from "#app/shell/tellOnboarding.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { codeInLink } from "#src/model/groups/groupCode.ts";
import { byStepScreen, isOnboarding } from "#src/model/onboarding/onboarding.ts";
import { welcomeRedirect } from "#src/model/onboarding/onboardingWay.ts";

/** Where a screen leads instead for this person; `null` if it may be shown (NAV-60). */
export type AccessCheck = (signedIn: Pick<SignedIn, "memory" | "capabilities" | "groupLink">) => ScreenName | null;

const onboardingStep: AccessCheck = ({ memory }) =>
  hasJustFinished(memory) ? null : welcomeRedirect(memory.onboarding());

const supervisorsOnly: AccessCheck = ({ capabilities }) => (capabilities.canSupervise ? null : "dashboard");

/** A link that was followed while signed out is opened before the dashboard, but not before the first steps. */
const linkFirst: AccessCheck = ({ memory, groupLink }) =>
  codeInLink(groupLink.search()) !== "" && !isOnboarding(memory.onboarding()) ? "app-group-join" : null;

/** The screens that not everybody may see at any time. */
export const accessChecks: Partial<Record<ScreenName, AccessCheck>> = {
  dashboard: linkFirst,
  "onboarding-welcome": ({ memory }) => welcomeRedirect(memory.onboarding()),
  ...byStepScreen(() => onboardingStep),
  "check-in-list": supervisorsOnly,
  "check-out-list": supervisorsOnly,
};
