import { describe, expect, test } from "vitest";
import { pages } from "#app/router/pages.ts";
import { resolveScreen, type Access } from "#app/router/guard.ts";
import { screenForPath } from "#app/navigation/screenForPath.ts";
import { pathForScreen, SCREEN_PATHS, type ListedScreen, type ScreenName } from "#app/navigation/screens.ts";

const names = Object.keys(SCREEN_PATHS) as ListedScreen[];
const authNames = names.filter((name) => name.startsWith("auth-"));
const appNames = names.filter((name) => !name.startsWith("auth-"));
const signedIn = { isSignedIn: true };
const signedOut = { isSignedIn: false };
const toSettings = { ...signedIn, accessRedirect: () => "app-settings" as const };

const shownAt = (path: string, access: Access) => resolveScreen(screenForPath(path), access);
const pathsBelow = (...starts: string[]) =>
  Object.values(SCREEN_PATHS).filter((path) => starts.some((start) => path?.startsWith(start)));

describe("paths of a signed-out visitor", () => {
  test.each(["/", "/dashboard", "/legacy/apply", "/group", "/nope", "/resetpassword", "/forgot-password/x", "//evil"])(
    "%s leads to the sign-in (ROUTE-30, ROUTE-31, NAV-05)",
    (path) => {
      expect(shownAt(path, signedOut)).toBe("auth-sign-in");
      expect(pathForScreen("auth-sign-in")).toBe("/auth/signin");
    },
  );

  test("every auth path stays, in any spelling (ROUTE-32, ROUTE-33, NAV-06)", () => {
    const paths = pathsBelow("/auth", "/reset-password").filter((path) => path !== null);
    expect(new Set(paths).size).toBe(8);
    for (const path of paths)
      for (const spelt of [path, `${path}/`, path.toUpperCase()])
        expect(pathForScreen(shownAt(spelt, signedOut))).toBe(path);
  });

  test.each(["/auth", "/auth/x", "/authors", "/reset-password/x"])(
    "%s is no screen and ends on the sign-in (ROUTE-34, C-60)",
    (path) => expect(shownAt(path, signedOut)).toBe("auth-sign-in"),
  );

  test("/forgot-password stays (C-12, D-92, P5)", () =>
    expect(shownAt("/forgot-password", signedOut)).toBe("auth-forgot-password"));
});

test("a signed-in user leaves the auth paths for the dashboard (ROUTE-29, NAV-07)", () => {
  for (const path of [...pathsBelow("/auth", "/reset-password", "/forgot-password"), "/auth/x"])
    expect(shownAt(path ?? "", signedIn)).toBe("dashboard");
  expect(["/group", "/settings"].map((path) => shownAt(path, signedIn))).toEqual(["app-group", "app-settings"]);
});

describe("screens", () => {
  test.each(appNames)("%s needs a sign-in (ROUTE-30, NAV-04, ROLE-01)", (screen) =>
    expect(resolveScreen(screen, signedOut)).toBe("auth-sign-in"),
  );

  test.each(authNames)("%s is open to visitors and closed to people who are signed in (ROUTE-29, NAV-07)", (screen) => {
    expect(resolveScreen(screen, signedOut)).toBe(screen);
    expect(resolveScreen(screen, signedIn)).toBe("dashboard");
  });

  test("an unknown name shows the dashboard, to visitors the sign-in (ROUTE-34, NAV-08)", () => {
    expect(["nope", "", "__proto__"].map((name) => resolveScreen(name, signedIn))).toEqual(
      Array<string>(3).fill("dashboard"),
    );
    expect(resolveScreen("nope", signedOut)).toBe("auth-sign-in");
  });

  test("while a sign-up runs after its password, the auth paths stay open although tokens exist (C-17, C-20, P4)", () => {
    const open = names.filter((screen) => resolveScreen(screen, { ...signedIn, running: "signUp" }) === screen);
    expect(open.filter((screen) => screen.startsWith("auth-"))).toEqual(authNames);
    expect(resolveScreen("dashboard", { ...signedIn, running: "signUp" })).toBe("dashboard");
  });

  test("a reset link wins over a session, and so does the request for a new one (C-24)", () => {
    const linked = { ...signedIn, running: "reset" as const };
    expect(authNames.filter((screen) => resolveScreen(screen, linked) === screen)).toEqual([
      "auth-forgot-password",
      "auth-reset-password",
    ]);
  });

  test("a running sign-up or recovery opens nothing to a signed-out user (ROUTE-30, ROUTE-39)", () => {
    for (const running of ["signUp", "reset"] as const) {
      const open = names.filter((screen) => resolveScreen(screen, { ...signedOut, running }) === screen);
      expect(open).toEqual(authNames);
    }
  });

  test.each([
    ["appointments", "dashboard", "NAV-66"],
    ["webinar-booking", "dashboard", "NAV-67"],
    ["training-booking", "dashboard", "NAV-68"],
    ["onboarding-step-contract-data", "dashboard", "ONB-14"],
    ["onboarding-step-payroll-info", "dashboard", "ONB-15"],
    ["onboarding-step-id-check", "dashboard", "ONB-16"],
    ["intro-profile-completion", "app-profile-completion", "ONB-18"],
  ])("%s has nothing of its own and always shows %s (VS-013, %s)", (screen, shown) =>
    expect(resolveScreen(screen, signedIn)).toBe(shown),
  );

  test("all other screens show themselves", () => {
    const moved = appNames.filter((screen) => resolveScreen(screen, signedIn) !== screen);
    expect(moved).toHaveLength(7);
  });
});

describe("guards", () => {
  test("their target is shown instead of the screen (NAV-60)", () => {
    expect(resolveScreen("id-capture", { ...signedIn, accessRedirect: () => "id-result" })).toBe("id-result");
    expect(resolveScreen("id-capture", { ...signedIn, accessRedirect: () => null })).toBe("id-capture");
  });

  test("they see the screen behind an alias, not the alias (D-04)", () => {
    const requested: ScreenName[] = [];
    const request = (screen: ScreenName) => {
      requested.push(screen);
      return null;
    };
    expect(resolveScreen("appointments", { ...signedIn, accessRedirect: request })).toBe("dashboard");
    expect(requested).toEqual(["dashboard"]);
  });

  test("they do not let a visitor in", () =>
    expect(resolveScreen("dashboard", { ...signedOut, accessRedirect: () => "app-settings" })).toBe("auth-sign-in"));

  const intros = appNames.filter((screen) => screen.startsWith("intro-"));
  const exempt: [string, ScreenName[]][] = [
    ["NAV-61", intros],
    ["NAV-62", ["app-profile-completion"]],
    ["NAV-63", ["app-event-application"]],
    ["NAV-64", ["app-payroll-info"]],
    ["NAV-65", ["app-group-select", "app-group-create", "app-group-join", "app-group"]],
  ];

  test.each(exempt)("never applied to %s: %j (NAV-61..65)", (_row, screens) => {
    expect(screens.length).toBeGreaterThan(0);
    for (const screen of screens.map((name) => resolveScreen(name, signedIn))) {
      expect(pages[screen]).toBeDefined();
      expect(pages[screen]?.guard).toBeUndefined();
    }
  });

  test("applied to every screen that has one (NAV-60)", () => {
    for (const screen of appNames) expect(resolveScreen(screen, toSettings)).toBe("app-settings");
  });
});
