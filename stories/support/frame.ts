import { fn } from "storybook/test";
import type { Frame } from "#src/patterns/AppShell.tsx";

/** The frame of a signed-in screen that was opened from another one. */
export const frame: Frame = { onBack: fn(), profile: { initials: "AO", onOpen: fn() }, isOffline: false };
