import path from "node:path";
import { defineConfig } from "@playwright/test";
import type { Options } from "../journeys/journey.ts";
import suite from "../playwright.config.ts";
import { FAR_ZONE, sundayNight } from "../clock/instants.ts";
import { ports } from "../ports.ts";

const { contextOptions: _motion, ...use } = suite.use ?? {};

export const downloads = path.join(import.meta.dirname, "../../test-results/engines/downloads");

const driver = `http://127.0.0.1:${ports.webDriver}/status`;

/** A day with a phone. */
const day =
  /(availability|dashboard|dialogs|firstSecond|groupForms|history|invitation|jobs|keyboard|links|onboarding|profile|recovery|session|signIn|signUp|staff|tabs)\.journey\.ts$/;

/** What Playwright cannot do in this Firefox: journeys that need it tell nothing about the app. */
const beyondPlaywright = [
  // What a request carries.
  "the token of a reset link is nowhere but",
  "the token of an invitation is nowhere but",
  // A page without scripts, or without storage.
  "the page says what to do",
  "the app speaks German and keeps no other language",
  "a tab whose storage is late waits",
  // Back to a page that an address was typed over.
  "a proof that is gone is not got round",
  "back from a reset link leads to where",
  // A font that is cut off, and a title between two answers, under load.
  "whoever is signed in finds their page when",
  "with neither locks nor a mark",
];

/** The journeys in Debian's Firefox, over WebDriver BiDi, where `bidi.ts` repairs what Playwright does not know of it; a shorter walk in Debian's WebKitGTK, which Playwright cannot drive. */
export default defineConfig<Options>({
  ...suite,
  globalSetup: undefined,
  timeout: 60_000,
  reporter: process.env.CI ? [["dot"], ["github"]] : "list",
  outputDir: path.join(downloads, "../results"),
  webServer: [
    ...[suite.webServer ?? []].flat().slice(0, 1),
    {
      command: `xvfb-run -a -s "-screen 0 1280x1024x24" WebKitWebDriver --port=${ports.webDriver}`,
      url: driver,
      env: { NODE_OPTIONS: "", TZ: FAR_ZONE, VIEWPORT: "390x844", DOWNLOADS: downloads },
    },
  ],
  projects: [
    {
      name: "firefox",
      testMatch: day,
      grepInvert: beyondPlaywright.map((title) => new RegExp(title)),
      use: { instant: sundayNight.at, timezoneId: sundayNight.zone },
    },
    // The driver has one window at a time.
    { name: "webkit", testDir: import.meta.dirname, testMatch: "webkit.journey.ts", workers: 1 },
  ],
  use: {
    ...use,
    // Taking one puts a style into the page, which the security policy refuses.
    screenshot: "off",
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: "/usr/bin/firefox-esr",
      firefoxUserPrefs: {
        "ui.prefersReducedMotion": 1,
        "ui.useOverlayScrollbars": 1,
      },
    },
  },
});
