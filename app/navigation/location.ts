import { navigate, useLocationProperty } from "wouter/use-browser-location";
import { plainPath, screenForPath } from "#app/navigation/screenForPath.ts";
import { isScreenName, pathForScreen, type ScreenName } from "#app/navigation/screens.ts";

type EntryState = { screen?: unknown; scroll?: unknown } | null;

/** The screen of this history entry: the one it was made for, else the one of the path (ROUTE-03, C-05). */
export function currentScreen(): ScreenName {
  const path = plainPath(location.pathname);
  const named = (history.state as EntryState)?.screen;
  const isNamed = typeof named === "string" && isScreenName(named) && (pathForScreen(named) ?? path) === path;
  return isNamed ? named : screenForPath(path);
}

/** Shows a screen and writes its path into the address bar (ROUTE-02). The place on the page that is left is remembered. */
export function showScreen(screen: ScreenName, { replace = false } = {}): void {
  const path = pathForScreen(screen) ?? location.pathname;
  if (screen === currentScreen() && path === location.pathname) return;
  if (!replace) history.replaceState({ ...(history.state as EntryState), scroll: window.scrollY }, "");
  // A replaced entry stays what it was, with the link that opened it.
  navigate(path, { replace, state: replace ? { ...(history.state as EntryState), screen } : { screen } });
}

/** Where the page of this history entry was scrolled to when it was left, in CSS pixels. */
export function rememberedScroll(): number {
  const scroll = (history.state as EntryState)?.scroll;
  return typeof scroll === "number" ? scroll : 0;
}

/** The current screen, followed through clicks, back and forward. */
export const useScreen = (): ScreenName => useLocationProperty(currentScreen);
