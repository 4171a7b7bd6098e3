import { fn } from "storybook/test";
import type { Frame } from "#src/patterns/AppShell.tsx";
import type { NavItem } from "#src/patterns/MainNav.tsx";

/** The frame of a screen without the main navigation: a first step, a list of people. */
export const plainFrame: Frame = { onBack: fn(), profile: { initials: "AO", onOpen: fn() }, isOffline: false };

/** The frame of a signed-in screen that was opened from another one. */
export const frameAt = (current: NavItem | null): Frame => ({
  ...plainFrame,
  nav: { current, applicationMode: "events", onOpen: fn() },
});

/** The frame of a screen that belongs to no item of the main navigation. */
export const frame = frameAt(null);
