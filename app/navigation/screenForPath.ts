import { SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";

/** A path as in the table: lower case, without trailing slashes. */
export function plainPath(path: string): string {
  let plain = path.toLowerCase();
  while (plain.endsWith("/")) plain = plain.slice(0, -1);
  return plain;
}

/** The screen of a path, before access rules. Unknown paths: the dashboard; unknown steps: an error (NAV-08, D-07). */
export function screenForPath(path: string): ScreenName {
  const plain = plainPath(path);
  const entries = Object.entries(SCREEN_PATHS) as [ScreenName, string | null][];
  const match = entries.find(([, ownPath]) => ownPath === plain);
  if (match) return match[0];
  return plain.startsWith("/onboarding/") ? "onboarding-step-invalid" : "dashboard";
}
