import type { Page } from "#app/router/pages.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

/** Where somebody arrives after the sign-in; the table of all others comes with the first of them. The build reads this one, too. */
export const firstPages: Partial<Record<ScreenName, Page>> = {
  dashboard: {
    texts: ["dashboard", "contractCard", "day", "contact", "shell", "failure"],
    asks: ["me", "getExtra", "getExtraEvents", "getAvailableEvents", "currentGroup", "getContract"],
    load: () => import("#app/features/dashboard/DashboardPage.tsx").then((module) => module.DashboardPage),
  },
};
