import { onGlobalsAsked } from "../experimental/globalsEvents.ts";
import { globalInAddress } from "../toolbar/globalInAddress.ts";
import { AS_DEVICE } from "./brightness.ts";

/** What the address says of the toolbar's *Helligkeit* (`globals=theme:dark`). */
export const choiceInAddress = (): string => globalInAddress("theme", window.location) ?? AS_DEVICE;

/** Tells each change of it. */
export function onChoice(line: Parameters<typeof onGlobalsAsked>[0], tell: (choice: string) => void): void {
  onGlobalsAsked(line, ({ theme }) => {
    if (typeof theme === "string") tell(theme);
  });
}
