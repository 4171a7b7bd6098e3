import type { ListedScreen } from "#app/navigation/screens.ts";

/** Screens that the catalogue of requirements does not know; `npm run new screen` adds its own. */
export const addedScreens: readonly ListedScreen[] = [];
