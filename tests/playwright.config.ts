import path from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { today } from "../src/people/today.ts";
import { instants, sundayNight, worst, type Instant } from "./clock/instants.ts";
import type { Options } from "./journeys/journey.ts";
import { phone } from "./phone.ts";
import { ports } from "./ports.ts";

type Suite = PlaywrightTestConfig<Options>;

const top = path.resolve(import.meta.dirname, "..");
const urlOf = (port: number) => `http://127.0.0.1:${port}`;

const serve = (port: number, command: string, ready = "/") => ({
  command: command.startsWith("npm ") ? command : `node_modules/.bin/${command}`,
  cwd: top,
  url: `${urlOf(port)}${ready}`,
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
});
const serveApp = (command: "dev" | "preview", port: number) =>
  serve(port, `vite ${command} --host 127.0.0.1 --port ${port} --strictPort`);
const serveWorkbench = serve(
  ports.workbench,
  `storybook dev -p ${ports.workbench} --ci --no-open --exact-port`,
  "/index.json",
);
const serveBuiltWorkbench = serve(
  ports.builtWorkbench,
  `node tests/workbench/serveBuilt.ts ${ports.builtWorkbench}`,
  "/index.json",
);

const requestedProjects = process.argv.filter((word) => word.startsWith("--project=")).map((word) => word.slice(10));
const isRequested = (project: string) => requestedProjects.length === 0 || requestedProjects.includes(project);

const at = ({ name, at: instant, zone }: Instant, testMatch: RegExp) => ({
  name,
  testMatch,
  use: { instant, timezoneId: zone },
});

/** Journeys that depend on the current date. */
const dated = /(availability|dashboard|events|groupManagement|jobs|myEvent|payroll|profile|staff)\.journey\.ts$/;

/** The same journeys with responses in the other shape; all of them with `npm run shapes`. */
const flat = {
  name: "flat answers",
  testMatch: /\.journey\.ts$/,
  // These start their own browsers, whose databases have no settings.
  testIgnore: /(crash|remains)\.journey\.ts$/,
  use: { instant: sundayNight.at, timezoneId: sundayNight.zone, shape: "flat" as const },
};

/** Everything on Sunday night, the date-dependent journeys at other instants, too, and one journey per area in the other shape. */
const daily = [
  at(sundayNight, /\.journey\.ts$/),
  ...worst.map((instant) => ({ ...at(instant, /myEvent\.journey\.ts$/), grep: /@dated\b/ })),
  { ...flat, grep: /@flat\b/ },
];

/** By folder; each with its servers, so that a run starts only those. */
const suites = {
  /** Journeys through the built app, under its security headers, against the mock server. */
  journeys: {
    // Six times the longest on a quiet machine; in milliseconds.
    timeout: 90_000,
    expect: { timeout: 8000 },
    use: { baseURL: urlOf(ports.app) },
    projects: process.env.CALENDAR ? instants.map((instant) => at(instant, dated)) : process.env.SHAPE ? [flat] : daily,
    webServer: [serveApp("preview", ports.app), serveApp("dev", ports.appOfDevServer)],
  },
  /** A monkey test of the built app, under its security headers, against the mock server. */
  monkey: {
    timeout: 180_000,
    use: { baseURL: urlOf(ports.monkey) },
    projects: [{ name: "monkey" }],
    webServer: [serveApp("preview", ports.monkey)],
  },
  /** The steps of the README for newcomers, by its own commands; only the ports differ. */
  firstHour: {
    // The dev server of the workbench compiles each page when it is first opened.
    timeout: 600_000,
    expect: { timeout: 120_000 },
    projects: [{ name: "first hour" }],
    webServer: [
      serve(ports.firstHourApp, `npm run app -- --host 127.0.0.1 --port ${ports.firstHourApp} --strictPort`),
      serve(
        ports.firstHourPreview,
        `npm run preview -- --host 127.0.0.1 --port ${ports.firstHourPreview} --strictPort`,
      ),
      serve(ports.firstHourWorkbench, `npm start -- -p ${ports.firstHourWorkbench} --exact-port`, "/index.json"),
    ],
  },
  /** The built app on the installed web servers with their example configurations. */
  hosting: {
    timeout: 60_000,
    expect: { timeout: 8000 },
    projects: [{ name: "hosting", testIgnore: /workbench\.journey\.ts$/ }],
  },
  /** The built workbench in a folder and as a preview in that folder, with the headers of its example. */
  hostedWorkbench: {
    testDir: "hosting",
    timeout: 60_000,
    expect: { timeout: 20_000 },
    use: { viewport: { width: 1280, height: 900 } },
    projects: [{ name: "hosted workbench", testMatch: /workbench\.journey\.ts$/ }],
    webServer: [serve(ports.hostedWorkbench, "node tests/hosting/serveWorkbench.ts", "/team/gangway/")],
  },
  /**
   * User flows in the workbench's own windows: on the dev server, and on a static build. A title that ends in @dev or
   * @static is for one of the two.
   */
  workbench: {
    timeout: 120_000,
    expect: { timeout: 15_000 },
    use: { viewport: { width: 1280, height: 900 } },
    projects: [
      { name: "workbench", grepInvert: /@static$/, use: { baseURL: urlOf(ports.workbench) } },
      { name: "built workbench", grepInvert: /@dev$/, use: { baseURL: urlOf(ports.builtWorkbench) } },
    ],
    webServer: [
      ...(isRequested("workbench") ? [serveWorkbench] : []),
      ...(isRequested("built workbench") ? [serveBuiltWorkbench] : []),
    ],
  },
  /** Takes the pictures of the README from the built app and the workbench (`npm run readme:pictures`). */
  pictures: {
    timeout: 180_000,
    expect: { timeout: 30_000 },
    workers: 1,
    use: { baseURL: urlOf(ports.app), instant: `${today}T08:30:00+01:00` },
    projects: [{ name: "pictures" }],
    webServer: [serveApp("preview", ports.app), serveWorkbench],
  },
} satisfies Record<string, Suite>;

type SuiteName = keyof typeof suites;
const names = Object.keys(suites) as SuiteName[];

/** The suite of a command: of `--project`, else of the first named folder, else the journeys. */
function suiteOf(words: readonly string[]): SuiteName {
  return (
    names.find((name) => suites[name].projects.some((project) => requestedProjects.includes(project.name))) ??
    names.find((name) => words.some((word) => word.startsWith(`tests/${name}/`))) ??
    "journeys"
  );
}

// Workers read this file, too, without the arguments of the command.
process.env.SUITE ??= suiteOf(process.argv);
const suite = process.env.SUITE as SuiteName;
const chosen: Suite = suites[suite];
const needsDevServer = suite === "workbench" && isRequested("workbench");

/** `playwright test -c tests/playwright.config.ts --project="built workbench"` runs a suite, a file's path that file. */
export default defineConfig<Options>({
  fullyParallel: true,
  // A page is mostly idle.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  globalSetup: ["./browserSetup.ts", ...(needsDevServer ? ["./workbench/warmUp.ts"] : [])],
  reporter: process.env.CI ? [["dot"], ["github"]] : "list",
  ...chosen,
  testDir: path.join(import.meta.dirname, chosen.testDir ?? suite),
  testMatch: "*.journey.ts",
  outputDir: path.join(top, "test-results", suite),
  use: {
    ...phone,
    screenshot: "only-on-failure",
    // A fifth slower: only on GitHub, whose machine is gone afterwards.
    trace: process.env.GITHUB_ACTIONS ? "retain-on-failure" : "off",
    ...chosen.use,
  },
});
