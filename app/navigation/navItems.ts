import type { ScreenName } from "#app/navigation/screens.ts";
import type { NavItem } from "#src/patterns/MainNav.tsx";

const screensOf: Readonly<Record<NavItem, RegExp>> = {
  dashboard: /^dashboard/,
  profile: /^((app|intro)-(profile|contract|payroll|code|id)|my-profile|profile|financial|billing|payroll|id-)/,
  apply: /^((app|intro)-event-application|apply)/,
  event: /^(my-event|app-event-details|job|task)/,
  group: /^app-group/,
  settings: /^(app-)?settings/,
  help: /^app-info/,
};

/** The item of the main navigation that a screen belongs to; `null`: none. */
export function navItemOf(screen: ScreenName): NavItem | null {
  const items = Object.keys(screensOf) as NavItem[];
  return items.find((item) => screensOf[item].test(screen)) ?? null;
}

/** Not on the pages of the first steps, which have their own order, and not on the lists of people, which need the height. */
export const hasMainNav = (screen: ScreenName): boolean => !/^(onboarding|operations|check)-/.test(screen);
