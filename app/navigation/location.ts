import { navigate, useLocationProperty } from "wouter/use-browser-location";
import { plainPath, screenForPath } from "#app/navigation/screenForPath.ts";
import { isScreenName, pathForScreen, type ScreenName } from "#app/navigation/screens.ts";

type EntryState = { screen?: unknown; scroll?: unknown; source?: unknown } | null;

/** The screen of this history entry: the one it was made for, else the one of the path (ROUTE-03, C-05). */
export function currentScreen(): ScreenName {
  const path = plainPath(location.pathname);
  const named = (history.state as EntryState)?.screen;
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
  const path = pathForScreen(screen) ?? location.pathname;
  if (screen === currentScreen() && path === location.pathname) return;
  const left = { ...(history.state as EntryState), scroll: window.scrollY };
  if (!replace) navigate(location.href, { replace: true, state: left });
  // A replaced entry stays what it was, with the link that opened it.
  const origin = source === undefined ? {} : { source };
  navigate(path, { replace, state: { ...(replace ? (history.state as EntryState) : {}), screen, ...origin } });
}

/** The screen that this history entry was opened from; `null` for one that was typed in or came from a link. */
export function sourceScreen(): ScreenName | null {
  const source = (history.state as EntryState)?.source;
  return isScreenName(source) ? source : null;
}

/** Where the page of this history entry was scrolled to when it was left, in CSS pixels. */
export function rememberedScroll(): number {
  const scroll = (history.state as EntryState)?.scroll;
  return typeof scroll === "number" ? scroll : 0;
}

/** The current screen, followed through clicks, back and forward. */
export const useScreen = (): ScreenName => useLocationProperty(currentScreen);

/** Where the current screen was opened from, followed likewise. */
export const useSourceScreen = (): ScreenName | null => useLocationProperty(sourceScreen);
