import type { Guard, Pages } from "#app/shell/page.ts";
import { codeInLink } from "#src/model/groups/groupCode.ts";
import { isOnboarding } from "#src/model/onboarding/onboarding.ts";

/** A link opened while signed out takes precedence over the dashboard, but not over the first steps. */
const linkFirst: Guard = ({ memory, groupLink }) =>
  codeInLink(groupLink.search()) !== "" && !isOnboarding(memory.onboarding()) ? "app-group-join" : null;

export const pages: Pages = {
  dashboard: {
    load: () => import("#app/features/dashboard/DashboardPage.tsx").then((module) => module.DashboardPage),
    texts: ["dashboard", "contractCard", "day", "failure"],
    queries: ["getExtra", "getExtraEvents", "getAvailableEvents", "currentGroup", "getContract"],
    guard: linkFirst,
  },
};
