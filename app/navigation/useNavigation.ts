import { address } from "#app/navigation/address.ts";
import { currentScreen, showScreen, sourceScreen, useSourceScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export type Navigation = {
  /** The screen that opened this history entry; `null` after a link or a typed URL. */
  source: ScreenName | null;
  /** Opens a screen whose back leads to the current one. */
  push: (screen: ScreenName) => void;
  /** Replaces the current screen and keeps its source. */
  replace: (screen: ScreenName) => void;
  /** Back to the source, or to the fallback without one. */
  back: (fallback: ScreenName) => void;
  /** Back if the current screen was opened from `screen`, else replaces it with `screen`. */
  returnTo: (screen: ScreenName) => void;
};

const push = (screen: ScreenName): void => showScreen(screen, { source: currentScreen() });
const replace = (screen: ScreenName): void => showScreen(screen, { replace: true });

function back(fallback: ScreenName): void {
  if (sourceScreen()) address().back();
  else replace(fallback);
}

export function useNavigation(): Navigation {
  const source = useSourceScreen();
  return { source, push, replace, back, returnTo: (screen) => (source === screen ? back(screen) : replace(screen)) };
}
