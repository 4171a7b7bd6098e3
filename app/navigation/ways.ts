import { currentScreen, showScreen, sourceScreen, useSourceScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export type Ways = {
  /** The screen this one was opened from, in this history entry; `null` after a link or a typed address. */
  source: ScreenName | null;
  /** Opens a screen that returns here. */
  open: (screen: ScreenName) => void;
  /** Shows a screen in the place of this one; it returns to where this one was opened from. */
  follow: (screen: ScreenName) => void;
  /** Back to the source, or to the fallback where there is none. */
  back: (fallback: ScreenName) => void;
};

const open = (screen: ScreenName): void => showScreen(screen, { source: currentScreen() });
const follow = (screen: ScreenName): void => showScreen(screen, { replace: true });

function back(fallback: ScreenName): void {
  if (sourceScreen()) history.back();
  else follow(fallback);
}

/** The ways from one signed-in screen to the next. */
export const useWays = (): Ways => ({ source: useSourceScreen(), open, follow, back });
