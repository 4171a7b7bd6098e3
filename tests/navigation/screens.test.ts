import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { hasMainNav, navItemOf } from "#app/navigation/navItems.ts";
import { screenForPath } from "#app/navigation/screenForPath.ts";
import { isScreenName, pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { screenOfStep, stepOfScreen } from "#app/navigation/steps.ts";
import { DASHBOARD_TASKS } from "#src/model/dashboard/dashboard.ts";
import type { AuthStep } from "#src/model/auth/auth.ts";
import { addedScreens } from "./addedScreens.ts";

const table: [string, ScreenName, string][] = [
  ["ROUTE-05", "auth-sign-in", "/auth/signin"],
  ["ROUTE-06", "auth-verify-email", "/auth/verify-email"],
  ["ROUTE-07", "auth-phone", "/auth/phone"],
  ["ROUTE-08", "auth-verify-phone", "/auth/verify-phone"],
  ["ROUTE-09", "auth-password", "/auth/password"],
  ["ROUTE-10", "auth-complete-profile", "/auth/complete-profile"],
  ["ROUTE-13", "auth-forgot-password", "/forgot-password"],
  ["ROUTE-14", "auth-reset-password", "/reset-password"],
  ["ROUTE-16", "auth-create-account", "/auth/create"],
  ["ROUTE-50, NAV-09", "dashboard", "/dashboard"],
  ["ROUTE-51, NAV-10", "my-event", "/events/my-event"],
  ["ROUTE-52, NAV-11", "app-profile-completion", "/profile/complete"],
  ["ROUTE-53, NAV-12", "app-profile-completion-overview", "/profile/overview"],
  ["ROUTE-54, NAV-13", "app-contract-data", "/profile/contract"],
  ["ROUTE-55, NAV-14", "app-payroll-info", "/profile/payroll"],
  ["ROUTE-56, NAV-15", "app-event-application", "/events/apply"],
  ["ROUTE-57, NAV-16", "app-event-details-1", "/events/details/1"],
  ["ROUTE-58, NAV-17", "app-event-details-2", "/events/details/2"],
  ["ROUTE-59, NAV-18", "app-group-select", "/group/select"],
  ["ROUTE-60, NAV-19", "app-group-create", "/group/create"],
  ["ROUTE-61, NAV-20", "app-group-join", "/group/join"],
  ["ROUTE-62, NAV-21", "app-group", "/group"],
  ["ROUTE-63, NAV-22", "app-notifications", "/notifications"],
  ["ROUTE-64, NAV-23", "app-contract", "/contract"],
  ["ROUTE-65, NAV-24", "app-info-faq", "/info/faq"],
  ["ROUTE-66, NAV-25", "app-settings", "/settings"],
  ["ROUTE-67, NAV-26", "app-code-of-conduct", "/code-of-conduct"],
  ["ROUTE-68, NAV-27", "operations-check-in", "/operations/check-in"],
  ["ROUTE-69, NAV-28", "operations-check-out", "/operations/check-out"],
  ["ROUTE-70, NAV-29", "onboarding-welcome", "/onboarding/welcome"],
  ["ROUTE-71, NAV-30", "onboarding-step-profile", "/onboarding/profile"],
  ["ROUTE-72, NAV-31", "onboarding-step-contract-data", "/onboarding/contract"],
  ["ROUTE-73, NAV-32", "onboarding-step-event-application", "/onboarding/event"],
  ["ROUTE-74, NAV-33", "onboarding-step-code-of-conduct", "/onboarding/conduct"],
  ["ROUTE-75, NAV-34", "onboarding-step-payroll-info", "/onboarding/payroll"],
  ["ROUTE-76, NAV-35", "onboarding-step-id-check", "/onboarding/id-check"],
  ["ROUTE-77, NAV-36", "intro-profile-completion", "/intro/profile"],
  ["ROUTE-78, NAV-37", "intro-contract-data", "/intro/contract"],
  ["ROUTE-79, NAV-38", "intro-event-application", "/intro/event"],
  ["ROUTE-80, NAV-39", "intro-code-of-conduct", "/intro/conduct"],
  ["ROUTE-81, NAV-40", "intro-payroll-info", "/intro/payroll"],
  ["ROUTE-82, NAV-41", "intro-id-verification", "/intro/id-check"],
  ["ROUTE-83, NAV-42", "profile-data", "/legacy/profile-data"],
  ["ROUTE-84, NAV-43", "financial-data", "/legacy/financial-data"],
  ["ROUTE-85, NAV-44", "my-profile", "/legacy/my-profile"],
  ["ROUTE-86, NAV-45", "billing-data", "/legacy/billing-data"],
  ["ROUTE-87, NAV-46", "payroll-document", "/legacy/payroll-document"],
  ["ROUTE-88, NAV-47", "job-detail", "/legacy/job-detail"],
  ["ROUTE-89, NAV-48", "task-list", "/legacy/task-list"],
  ["ROUTE-90, NAV-49", "settings", "/legacy/settings"],
  ["ROUTE-91, NAV-50", "notifications", "/legacy/notifications"],
  ["ROUTE-92, NAV-51", "appointments", "/legacy/appointments"],
  ["ROUTE-93, NAV-52", "webinar-booking", "/legacy/webinar-booking"],
  ["ROUTE-94, NAV-53", "training-booking", "/legacy/training-booking"],
  ["ROUTE-95, NAV-54", "check-in-list", "/legacy/check-in-list"],
  ["ROUTE-96, NAV-55", "check-out-list", "/legacy/check-out-list"],
  ["ROUTE-97, NAV-56", "apply", "/legacy/apply"],
  ["ROUTE-98, NAV-57", "id-terms", "/legacy/id-terms"],
  ["ROUTE-99, NAV-58", "id-capture", "/legacy/id-capture"],
  ["ROUTE-100, NAV-59", "id-result", "/legacy/id-result"],
];

describe("screens and paths", () => {
  test.each(table)("%s: %s is at %s, both ways", (_row, screen, path) => {
    expect(pathForScreen(screen)).toBe(path);
    expect(screenForPath(path)).toBe(screen);
  });

  test("the sign-in with a password stays on the path of the entry, success on the path before it (ROUTE-11, ROUTE-12, C-05)", () => {
    expect(pathForScreen("auth-login")).toBe("/auth/signin");
    expect(screenForPath("/auth/signin")).toBe("auth-sign-in");
    expect(pathForScreen("auth-success")).toBeNull();
  });

  test("these 60, the two without their own path and the added ones are all screens (ROUTE-101, NAV-03)", () => {
    expect(Object.keys(SCREEN_PATHS).toSorted()).toEqual(
      [...table.map(([, screen]) => screen), "auth-login", "auth-success", ...addedScreens].toSorted(),
    );
    expect(new Set(table.map(([, , path]) => path)).size).toBe(60);
  });
});

describe("odd paths", () => {
  test.each([
    ["/", "dashboard"],
    ["", "dashboard"],
    ["/nope", "dashboard"],
    ["/authx", "dashboard"],
    ["//evil", "dashboard"],
    ["//evil.example/dashboard", "dashboard"],
    ["/%2e%2e/settings", "dashboard"],
    ["/constructor", "dashboard"],
    ["/__proto__", "dashboard"],
    ["/null", "dashboard"],
    ["/group/", "app-group"],
    ["/group///", "app-group"],
    ["/Group/Select", "app-group-select"],
    ["/onboarding", "dashboard"],
  ])("%j shows %s (NAV-08)", (path, screen) => expect(screenForPath(path)).toBe(screen));

  test("an onboarding step that does not exist is shown as such and keeps its path (D-07)", () => {
    expect(["/onboarding/xyz", "/onboarding/4", "/onboarding/profile/x"].map(screenForPath)).toEqual(
      Array<string>(3).fill("onboarding-step-invalid"),
    );
    expect(pathForScreen("onboarding-step-invalid")).toBeNull();
  });

  test("any text leads to a known screen (NAV-08)", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath()), (path) => {
        expect(isScreenName(screenForPath(path))).toBe(true);
      }),
    );
  });

  test("only the names of the table are screens", () => {
    expect(["dashboard", "auth-login", "onboarding-step-invalid"].every(isScreenName)).toBe(true);
    expect(["", "toString", "__proto__", "Dashboard", "/dashboard"].some(isScreenName)).toBe(false);
    expect([["dashboard"], 1, null, undefined].some(isScreenName)).toBe(false);
  });
});

test.each(["events", "availability"] as const)("each task opens a screen of its own item (%s)", (mode) => {
  expect(DASHBOARD_TASKS.map((task) => navItemOf(screenOfTask(task, mode)))).toEqual([...DASHBOARD_TASKS]);
});

test("the help is an item of its own, the settings are another", () => {
  expect([navItemOf("app-info-faq"), navItemOf("app-settings"), navItemOf("settings")]).toEqual([
    "help",
    "settings",
    "settings",
  ]);
});

test("an introduction belongs to the item of its task", () => {
  const intros = (Object.keys(SCREEN_PATHS) as ScreenName[]).filter((screen) => screen.startsWith("intro-"));
  expect(intros.map((screen) => [screen, navItemOf(screen)])).toEqual(
    intros.map((screen) => [screen, screen === "intro-event-application" ? "apply" : "profile"]),
  );
});

test("the screens without the main navigation belong to no item", () => {
  const signedIn = (Object.keys(SCREEN_PATHS) as ScreenName[]).filter((screen) => !screen.startsWith("auth-"));
  const without = signedIn.filter((screen) => !hasMainNav(screen));
  expect(without.filter((screen) => /^(dashboard|app|intro|my|legacy)-?/.test(screen))).toEqual([]);
  expect(without.map(navItemOf)).toEqual(without.map(() => null));
});

test("the steps 0 to 9 are screens and back (ROUTE-04, C-59)", () => {
  const steps: AuthStep[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(steps.map((step) => stepOfScreen(screenOfStep(step)))).toEqual(steps);
  expect(steps.map(screenOfStep).map((screen) => screen.startsWith("auth-"))).toEqual(Array<boolean>(10).fill(true));
  expect([stepOfScreen("auth-create-account"), stepOfScreen("dashboard")]).toEqual([0, null]);
});
