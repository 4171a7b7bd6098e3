import { address } from "#app/navigation/address.ts";
import { plainPath, screenForPath } from "#app/navigation/screenForPath.ts";
import { isScreenName, pathForScreen, type ScreenName } from "#app/navigation/screens.ts";

/** The screen stored in this history entry, else the screen of the path (ROUTE-03, C-05). */
export function currentScreen(): ScreenName {
  const path = plainPath(address().path());
  const named = address().state()?.screen;
  const isNamed = isScreenName(named) && (pathForScreen(named) ?? path) === path;
  return isNamed ? named : screenForPath(path);
}

/**
 * Shows a screen and its path (ROUTE-02). Stores the scroll position of the previous page. `source`: the screen to
 * return to, stored in the history entry; a replaced entry keeps its own.
 */
export function showScreen(
  screen: ScreenName,
  { replace = false, source }: { replace?: boolean; source?: ScreenName | undefined } = {},
): void {
  const { path: currentPath, state, write } = address();
  const path = pathForScreen(screen) ?? currentPath();
  if (screen === currentScreen() && path === currentPath()) return;
  if (!replace) write({ ...state(), scroll: window.scrollY }, { replace: true });
  // A replaced entry keeps its state, including the link that opened it.
  const origin = source === undefined ? {} : { source };
  write({ ...(replace ? state() : {}), screen, ...origin }, { replace, to: path });
}

/** The screen that opened this history entry; `null` for a typed URL or an external link. */
export function sourceScreen(): ScreenName | null {
  const source = address().state()?.source;
  return isScreenName(source) ? source : null;
}

/** The stored scroll position of this history entry, in CSS pixels. */
export function rememberedScroll(): number {
  const scroll = address().state()?.scroll;
  return typeof scroll === "number" ? scroll : 0;
}

/** Re-renders on clicks, back and forward. */
export const useScreen = (): ScreenName => address().useProperty(currentScreen);

/** Re-renders on clicks, back and forward. */
export const useSourceScreen = (): ScreenName | null => address().useProperty(sourceScreen);
