import { onGlobalsUpdate } from "#workbench/shared/storybook/globalsEvents.ts";
import { readGlobals } from "#workbench/shared/address/globalsInAddress.ts";
import { AS_DEVICE } from "#workbench/shared/theme/brightness.ts";

/** The toolbar's *Helligkeit* in the address (`globals=theme:dark`). */
export const choiceInAddress = (): string => readGlobals(window.location)["theme"] ?? AS_DEVICE;

/** Subscribes to its changes. */
export function onChoice(channel: Parameters<typeof onGlobalsUpdate>[0], notify: (choice: string) => void): void {
  onGlobalsUpdate(channel, ({ theme }) => {
    if (typeof theme === "string") notify(theme);
  });
}
