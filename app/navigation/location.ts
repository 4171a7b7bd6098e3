import { address } from "#app/navigation/address.ts";
import { plainPath, screenForPath } from "#app/navigation/screenForPath.ts";
import { isScreenName, pathForScreen, type ScreenName } from "#app/navigation/screens.ts";

/** The screen of this history entry: the one it was made for, else the one of the path (ROUTE-03, C-05). */
export function currentScreen(): ScreenName {
  const path = plainPath(address().path());
  const named = address().state()?.screen;
  const isNamed = isScreenName(named) && (pathForScreen(named) ?? path) === path;
  return isNamed ? named : screenForPath(path);
}

/**
 * Shows a screen and writes its path into the address bar (ROUTE-02). The place on the page that is left is remembered.
 * `source`: the screen to return to, kept with the history entry through a reload; a replaced entry keeps its own.
 */
export function showScreen(
  screen: ScreenName,
  { replace = false, source }: { replace?: boolean; source?: ScreenName | undefined } = {},
): void {
  const { path: currentPath, state, write } = address();
  const path = pathForScreen(screen) ?? currentPath();
  if (screen === currentScreen() && path === currentPath()) return;
  if (!replace) write({ ...state(), scroll: window.scrollY }, { replace: true });
  // A replaced entry stays what it was, with the link that opened it.
  const origin = source === undefined ? {} : { source };
  write({ ...(replace ? state() : {}), screen, ...origin }, { replace, to: path });
}

/** The screen that this history entry was opened from; `null` for one that was typed in or came from a link. */
export function sourceScreen(): ScreenName | null {
  const source = address().state()?.source;
  return isScreenName(source) ? source : null;
}

/** Where the page of this history entry was scrolled to when it was left, in CSS pixels. */
export function rememberedScroll(): number {
  const scroll = address().state()?.scroll;
  return typeof scroll === "number" ? scroll : 0;
}

/** The current screen, followed through clicks, back and forward. */
export const useScreen = (): ScreenName => address().useProperty(currentScreen);

/** Where the current screen was opened from, followed likewise. */
export const useSourceScreen = (): ScreenName | null => address().useProperty(sourceScreen);
