import type { ComponentType } from "react";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

/** Where somebody arrives after the sign-in; the table of all others comes with the first of them. */
export const firstScreens: Partial<Record<ScreenName, ComponentType>> = {
  dashboard: lazyScreen(["dashboard", "contractCard", "shell", "failure"], () =>
    import("#app/features/dashboard/DashboardPage.tsx").then((module) => module.DashboardPage),
  ),
};
