/**
 * Every screen and its path, signed in or out (ROUTE-05 to ROUTE-100, NAV-09 to NAV-59, C-59, D-05). Of two screens
 * with one path, opening it shows the first.
 */
export const SCREEN_PATHS = {
  "auth-sign-in": "/auth/signin",
  "auth-create-account": "/auth/create",
  "auth-verify-email": "/auth/verify-email",
  "auth-phone": "/auth/phone",
  "auth-verify-phone": "/auth/verify-phone",
  "auth-password": "/auth/password",
  "auth-complete-profile": "/auth/complete-profile",
  "auth-login": "/auth/signin",
  /** Keeps the path of the previous step (C-05). */
  "auth-success": null,
  "auth-forgot-password": "/forgot-password",
  "auth-reset-password": "/reset-password",

  dashboard: "/dashboard",
  "my-event": "/events/my-event",
  "app-profile-completion": "/profile/complete",
  "app-profile-completion-overview": "/profile/overview",
  "app-contract-data": "/profile/contract",
  "app-payroll-info": "/profile/payroll",
  "app-event-application": "/events/apply",
  "app-event-details-1": "/events/details/1",
  "app-event-details-2": "/events/details/2",
  "app-group-select": "/group/select",
  "app-group-create": "/group/create",
  "app-group-join": "/group/join",
  "app-group": "/group",
  "app-notifications": "/notifications",
  "app-contract": "/contract",
  "app-info-faq": "/info/faq",
  "app-settings": "/settings",
  "app-code-of-conduct": "/code-of-conduct",
  "operations-check-in": "/operations/check-in",
  "operations-check-out": "/operations/check-out",

  "onboarding-welcome": "/onboarding/welcome",
  "onboarding-step-profile": "/onboarding/profile",
  "onboarding-step-contract-data": "/onboarding/contract",
  "onboarding-step-event-application": "/onboarding/event",
  "onboarding-step-code-of-conduct": "/onboarding/conduct",
  "onboarding-step-payroll-info": "/onboarding/payroll",
  "onboarding-step-id-check": "/onboarding/id-check",

  "intro-profile-completion": "/intro/profile",
  "intro-contract-data": "/intro/contract",
  "intro-event-application": "/intro/event",
  "intro-code-of-conduct": "/intro/conduct",
  "intro-payroll-info": "/intro/payroll",
  "intro-id-verification": "/intro/id-check",

  "profile-data": "/legacy/profile-data",
  "financial-data": "/legacy/financial-data",
  "my-profile": "/legacy/my-profile",
  "billing-data": "/legacy/billing-data",
  "payroll-document": "/legacy/payroll-document",
  "job-detail": "/legacy/job-detail",
  "task-list": "/legacy/task-list",
  settings: "/legacy/settings",
  notifications: "/legacy/notifications",
  appointments: "/legacy/appointments",
  "webinar-booking": "/legacy/webinar-booking",
  "training-booking": "/legacy/training-booking",
  "check-in-list": "/legacy/check-in-list",
  "check-out-list": "/legacy/check-out-list",
  apply: "/legacy/apply",
  "id-terms": "/legacy/id-terms",
  "id-capture": "/legacy/id-capture",
  "id-result": "/legacy/id-result",
} as const satisfies Record<string, `/${string}` | null>;

export type ListedScreen = keyof typeof SCREEN_PATHS;
/** `onboarding-step-invalid` is shown for an onboarding step that does not exist, and has no path (D-07). */
export type ScreenName = ListedScreen | "onboarding-step-invalid";

export const isScreenName = (name: unknown): name is ScreenName =>
  typeof name === "string" && (Object.hasOwn(SCREEN_PATHS, name) || name === "onboarding-step-invalid");

/** `null` for a screen that does not change the path. */
export const pathForScreen = (screen: ScreenName): string | null =>
  screen === "onboarding-step-invalid" ? null : SCREEN_PATHS[screen];
