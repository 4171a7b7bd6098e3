import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { FAR_ZONE } from "./clock/instants.ts";

/** A German phone in a time zone far from Berlin: the device of all Playwright runs. */
export const phone = {
  launchOptions: chromiumLaunch,
  viewport: { width: 390, height: 844 },
  locale: "de-DE",
  timezoneId: FAR_ZONE,
  contextOptions: { reducedMotion: "reduce" as const },
};
