import type { ListedScreen } from "#app/navigation/screens.ts";

/** Screens outside of the catalogue of requirements; `npm run new screen` adds its own. */
export const addedScreens: readonly ListedScreen[] = [];
