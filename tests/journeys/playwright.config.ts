import path from "node:path";
import { defineConfig } from "@playwright/test";
import { phone } from "../phone.ts";
import { instants, sundayNight, worst, type Instant } from "../clock/instants.ts";
import { portBase } from "#workbench/browser/ports.ts";
import type { Options } from "./journey.ts";

const port = portBase + 99;
export const devPort = portBase + 98;

const server = (command: string, at: number) => ({
  command: `node_modules/.bin/vite ${command} --host 127.0.0.1 --port ${at} --strictPort`,
  cwd: path.resolve(import.meta.dirname, "../.."),
  url: `http://127.0.0.1:${at}/`,
  reuseExistingServer: false,
  timeout: 30_000,
});

/** Journeys whose answer could depend on the day on which they are made. */
const dated = /(availability|dashboard|events|groupManagement|jobs|myEvent|payroll|profile|staff)\.journey\.ts$/;

const at = ({ name, at: instant, zone }: Instant, testMatch: RegExp) => ({
  name,
  testMatch,
  use: { instant, timezoneId: zone },
});

/** The same ways over answers of the other shape; all of them with `npm run shapes`. */
const flat = {
  name: "flat answers",
  testMatch: /\.journey\.ts$/,
  // These open browsers of their own, whose databases begin without settings.
  testIgnore: /(crash|remains)\.journey\.ts$/,
  use: { instant: sundayNight.at, timezoneId: sundayNight.zone, shape: "flat" as const },
};

/** Everything on Sunday night, what depends on the day at other moments, too, and a way through each area in the other shape. */
const daily = [
  at(sundayNight, /\.journey\.ts$/),
  ...worst.map((instant) => at(instant, /myEvent\.journey\.ts$/)),
  { ...flat, grep: /@flat\b/ },
];

/** Whole ways through the built app, under its security headers, against the stand-in provider. */
export default defineConfig<Options>({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, "../../test-results"),
  fullyParallel: true,
  // A journey waits more than it works: three keep two cores busy.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 8000 },
  forbidOnly: true,
  // On a busy machine a journey may lose a race with its own page; the run tells how many needed a second try. Under
  // stress the races are what is looked for.
  retries: process.env.STRESS ? 0 : 1,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...phone,
  },
  projects: process.env.CALENDAR ? instants.map((instant) => at(instant, dated)) : process.env.SHAPE ? [flat] : daily,
  webServer: [server("preview", port), server("dev", devPort)],
});
