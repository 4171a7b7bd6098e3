import type { Store } from "#app/session/storage.ts";

export type Stores = { local: Store; tab: Store };

/**
 * Data of the signed-in user (SESS-01 to SESS-06), and which cards the dashboard had. `session` identifies the sign-in
 * that the rest belongs to.
 */
const LOCAL_KEYS = [
  "accessToken",
  "refreshToken",
  "currentUser",
  "userGroup",
  "groupState",
  "participationType",
  "dashboardCards",
  "session",
] as const;

/** Data of an unfinished or just finished sign-in or sign-up (SESS-07 to SESS-10, C-09, C-76, D-101). */
const TAB_KEYS = /^(pendingAuth|emailVerificationToken|signUp|newSignUp|resend:.+)$/;

/** Language keys of earlier versions, removed at start (SESS-11, C-69). Other keys are left alone (P20). */
const LANGUAGE_KEYS = ["language", "lang", "locale", "i18nextLng"];

export function forgetLanguage({ local }: Stores): void {
  for (const key of LANGUAGE_KEYS) local.remove(key);
}

export function forgetPerson({ local }: Stores): void {
  for (const key of LOCAL_KEYS) local.remove(key);
}

export function forgetAuth({ tab }: Stores): void {
  for (const key of tab.keys()) if (TAB_KEYS.test(key)) tab.remove(key);
}
