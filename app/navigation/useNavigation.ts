import { address } from "#app/navigation/address.ts";
import { currentScreen, showScreen, sourceScreen, useSourceScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export type Navigation = {
  /** The screen this one was opened from, in this history entry; `null` after a link or a typed address. */
  source: ScreenName | null;
  /** Opens a screen that returns here. */
  push: (screen: ScreenName) => void;
  /** Shows a screen in the place of this one; it returns to where this one was opened from. */
  replace: (screen: ScreenName) => void;
  /** Back to the source, or to the fallback where there is none. */
  back: (fallback: ScreenName) => void;
  /** Back to a screen for those who came from it; others see it in the place of this one. */
  returnTo: (screen: ScreenName) => void;
};

const push = (screen: ScreenName): void => showScreen(screen, { source: currentScreen() });
const replace = (screen: ScreenName): void => showScreen(screen, { replace: true });

function back(fallback: ScreenName): void {
  if (sourceScreen()) address().back();
  else replace(fallback);
}

/** How one signed-in screen leads to the next. */
export function useNavigation(): Navigation {
  const source = useSourceScreen();
  return { source, push, replace, back, returnTo: (screen) => (source === screen ? back(screen) : replace(screen)) };
}
