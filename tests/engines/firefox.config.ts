import { defineConfig } from "@playwright/test";
import type { Options } from "../journeys/journey.ts";
import suite from "../playwright.config.ts";
import { sundayNight } from "../clock/instants.ts";
import { firefoxLaunch } from "./firefoxLaunch.ts";

const { contextOptions: _motion, ...use } = suite.use ?? {};

/** A day with a phone; `idCheck` asks for Chromium's fake camera, so the walk through WebKit takes its place. */
const day =
  /(availability|conduct|contract|dashboard|dialogs|events|firstSecond|groupForms|groupManagement|history|invitation|jobs|keyboard|links|missingFiles|myEvent|onboarding|payroll|preload|profile|recovery|session|signIn|signUp|staff|tabs)\.journey\.ts$/;

/** What this driver cannot tell or do, though Firefox can: journeys that ask for it say nothing about Firefox. */
const beyondTheDriver = [
  // What a request carries.
  "who declines is asked first, without reading",
  "by the keyboard alone somebody reads, jumps, agrees",
  "who chooses two dates, the first by the keyboard",
  "what is applied for is taken back after a question",
  "among the first steps an application leads on",
  "a day is cancelled for a listed reason",
  "the token of a reset link is nowhere but",
  "the token of an invitation is nowhere but",
  // A page without scripts.
  "the page says what to do",
  // That a file has arrived.
  "from the download to the complete contract",
  "a day arrives as a calendar file",
  "payslips arrive as real PDFs",
  // Back to a page that an address was typed over.
  "a proof that is gone is not got round",
  "back from a reset link leads to where",
  // The keyboard behind the last element: the bars of the window take it, and the page counts as left from then on.
  "somebody is invited and removed, and the group deleted",
  // How long a title stood between two files that arrive together.
  "scripts that are late say",
  // Scripts of the test on an empty page without storage.
  "the app speaks German and keeps no other language",
  "a tab whose storage is late waits",
];

/** The journeys in Debian's Firefox, over WebDriver BiDi; `bidi.ts` repairs what Playwright does not know of it. */
export default defineConfig<Options>({
  ...suite,
  globalSetup: undefined,
  webServer: undefined,
  timeout: 60_000,
  reporter: [["json"]],
  projects: [
    {
      name: "firefox",
      testMatch: day,
      grepInvert: beyondTheDriver.map((title) => new RegExp(title)),
      use: { instant: sundayNight.at, timezoneId: sundayNight.zone },
    },
  ],
  use: {
    ...use,
    // Taking one puts a style into the page, which the security policy refuses.
    screenshot: "off",
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: firefoxLaunch,
  },
});
