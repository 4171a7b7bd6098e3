import * as fc from "fast-check";
import { act } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { resolveScreen } from "#app/router/guard.ts";
import {
  currentScreen,
  rememberedScroll,
  showScreen,
  sourceScreen,
  useScreen,
  useSourceScreen,
} from "#app/navigation/location.ts";
import { screenForPath } from "#app/navigation/screenForPath.ts";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { takeUrlToken } from "#app/session/urlToken.ts";
import { renderHook } from "#tests/renderHook.ts";
import { openTab } from "./tab.ts";

afterEach(() => vi.unstubAllGlobals());

const names = Object.keys(SCREEN_PATHS) as ScreenName[];
const paths = [...new Set(names.map(pathForScreen).filter((path) => path !== null))];

type Move = { kind: "shown"; screen: ScreenName; replace: boolean } | { kind: "back" } | { kind: "forward" };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant("shown"), screen: fc.constantFrom(...names), replace: fc.boolean() }),
  fc.constantFrom({ kind: "back" }, { kind: "forward" }),
);

test("one screen is current at any time: the one shown last or navigated back to (ROUTE-01)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.array(move, { maxLength: 20 }), (path, moves) => {
      const tab = openTab(path);
      let trail: ScreenName[] = [screenForPath(path)];
      let at = 0;
      for (const step of moves) {
        if (step.kind === "back") {
          tab.back();
          at = Math.max(0, at - 1);
        } else if (step.kind === "forward") {
          tab.forward();
          at = Math.min(trail.length - 1, at + 1);
        } else {
          const { screen, replace } = step;
          showScreen(screen, { replace });
          if (replace) trail[at] = screen;
          else if (screen !== trail[at]) trail = [...trail.slice(0, ++at), screen];
        }
        expect(currentScreen()).toBe(trail[at]);
        expect(tab.length()).toBe(trail.length);
      }
    }),
    { numRuns: 200 },
  );
});

describe("from screen to path", () => {
  test.each(names)("showing %s writes its path into the address bar (ROUTE-02)", (screen) => {
    const tab = openTab("/nope?x=1");
    showScreen(screen);
    expect(tab.location.pathname).toBe(pathForScreen(screen) ?? "/nope");
    expect(currentScreen()).toBe(screen);
    tab.back();
    expect(tab.url()).toBe("/nope?x=1");
  });

  test("showing the current screen makes no new entry (ROUTE-02)", () => {
    const tab = openTab("/dashboard");
    showScreen("dashboard");
    expect(tab.length()).toBe(1);
  });
});

describe("from path to screen", () => {
  const shown = (isSignedIn: boolean) => resolveScreen(currentScreen(), { isSignedIn });

  test.each(paths)("%s selects its screen typed in, after a reload, by back and by forward (ROUTE-03)", (path) => {
    const own = screenForPath(path);
    const typed = openTab(path);
    expect(currentScreen()).toBe(own);
    showScreen("app-info-faq");
    typed.back();
    expect(currentScreen()).toBe(own);

    const tab = openTab("/auth/create");
    showScreen(own);
    tab.back();
    expect(currentScreen()).toBe("auth-create-account");
    tab.forward();
    expect(currentScreen()).toBe(own);
    expect(tab.location.pathname).toBe(path);
  });

  test.each(["/settings?tab=1", "/settings/#top", "/Settings//?tab=/group#/group"])(
    "%s selects the screen of its path, whatever else the address contains (ROUTE-03)",
    (address) => {
      openTab(address);
      expect(currentScreen()).toBe("app-settings");
    },
  );

  test("the access rules decide, however a path was opened (ROUTE-03, ROUTE-30)", () => {
    for (const path of paths) {
      openTab(path);
      const isAuthScreen = currentScreen().startsWith("auth-");
      expect(shown(false).startsWith("auth-")).toBe(true);
      expect(shown(false) === currentScreen()).toBe(isAuthScreen);
      expect(shown(true).startsWith("auth-")).toBe(false);
    }
  });

  test("two screens at one path differ by their history entry, but not after the address was typed (C-05)", () => {
    const tab = openTab("/auth/signin");
    showScreen("auth-login");
    expect([tab.location.pathname, currentScreen()]).toEqual(["/auth/signin", "auth-login"]);
    tab.back();
    expect(currentScreen()).toBe("auth-sign-in");
    openTab("/auth/signin");
    expect(currentScreen()).toBe("auth-sign-in");
  });

  test("an entry that names a screen of another path is not believed", () => {
    const tab = openTab("/settings");
    for (const state of [{ screen: "dashboard" }, { screen: "nope" }, { screen: ["app-settings"] }, "x", null]) {
      tab.history.replaceState(state, "");
      expect(currentScreen()).toBe("app-settings");
    }
  });
});

test("at /reset-password path and link do not change (ROUTE-26, S5)", () => {
  const tab = openTab("/reset-password?token=t");
  const opened = takeUrlToken(tab.location, tab.history);
  expect(opened.token).toBe("t");
  for (const options of [{ replace: true }, {}, { replace: true }]) showScreen("auth-reset-password", options);
  expect([tab.url(), tab.length()]).toEqual(["/reset-password", 1]);
  expect(takeUrlToken(tab.location, tab.history)).toEqual(opened);
  for (const isSignedIn of [false, true])
    expect(resolveScreen(currentScreen(), { isSignedIn, running: "reset" })).toBe("auth-reset-password");
});

test("a screen has its source in its own entry, also when it is replaced (PROF-11, COC-10)", () => {
  const tab = openTab("/dashboard");
  expect(sourceScreen()).toBeNull();
  showScreen("app-profile-completion-overview", { source: "dashboard" });
  showScreen("app-code-of-conduct", { source: "app-profile-completion-overview" });
  expect(sourceScreen()).toBe("app-profile-completion-overview");
  showScreen("id-result", { replace: true });
  expect(sourceScreen()).toBe("app-profile-completion-overview");
  tab.back();
  expect(sourceScreen()).toBe("dashboard");
  showScreen("app-settings");
  expect(sourceScreen()).toBeNull();
});

test("a source that is no screen counts as none", () => {
  openTab("/dashboard");
  history.replaceState({ screen: "dashboard", source: "//evil" }, "");
  expect(sourceScreen()).toBeNull();
});

describe("the scroll position", () => {
  test("is restored on going back to an entry (A3)", () => {
    const tab = openTab("/dashboard?x=1#top");
    tab.scrollTo(640);
    showScreen("app-settings");
    expect([rememberedScroll(), tab.url()]).toEqual([0, "/settings"]);
    tab.scrollTo(120);
    showScreen("app-info-faq");
    tab.back();
    expect(rememberedScroll()).toBe(120);
    tab.back();
    expect([rememberedScroll(), tab.url()]).toEqual([640, "/dashboard?x=1#top"]);
  });

  test("is not that of a replaced entry (A3)", () => {
    const tab = openTab("/dashboard");
    tab.scrollTo(640);
    showScreen("app-settings", { replace: true });
    expect(rememberedScroll()).toBe(0);
  });

  test("is the top where the entry has none (A3)", () => {
    const tab = openTab("/dashboard");
    for (const state of [null, {}, { scroll: "640" }]) {
      tab.history.replaceState(state, "");
      expect(rememberedScroll()).toBe(0);
    }
  });
});

test("what is rendered follows back and forward (ROUTE-03, PROF-11)", () => {
  const tab = openTab("/dashboard");
  showScreen("app-settings", { source: "dashboard" });
  const seen: unknown[] = [];
  const { render, leave } = renderHook(() => void seen.push([useScreen(), useSourceScreen()]));
  render(null);
  act(tab.back);
  act(tab.forward);
  expect(seen).toEqual([
    ["app-settings", "dashboard"],
    ["dashboard", null],
    ["app-settings", "dashboard"],
  ]);
  leave();
});
