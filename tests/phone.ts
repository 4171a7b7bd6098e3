import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { FAR_ZONE } from "./clock/instants.ts";

/** A phone in a German hand, far from Berlin: what every run of Playwright begins with. */
export const phone = {
  launchOptions: chromiumLaunch,
  viewport: { width: 390, height: 844 },
  locale: "de-DE",
  timezoneId: FAR_ZONE,
  contextOptions: { reducedMotion: "reduce" as const },
};
