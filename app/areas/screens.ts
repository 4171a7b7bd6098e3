import type { ComponentType } from "react";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";

/** The connector of each signed-in screen with the texts it needs, fetched when it is opened. */
export const areaScreens: Partial<Record<ScreenName, ComponentType>> = {
  dashboard: lazyScreen(["dashboard", "shell", "failure"], () =>
    import("#app/areas/dashboard/Dashboard.tsx").then((module) => module.Dashboard),
  ),
};

export const LaterScreen = lazyScreen(["shell"], () =>
  import("#src/screens/start/LaterScreen.tsx").then((module) => module.LaterScreen),
);
