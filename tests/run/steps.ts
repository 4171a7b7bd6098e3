import { instants, type Instant } from "../clock/instants.ts";
import { unusedInWhatShips } from "#tests/checks/shipped.ts";
import type { Selection } from "./changed.ts";
import type { Step } from "./runStep.ts";

/** Steps of one phase may run side by side; phases run one after the other. */
export type Phase = { steps: readonly Step[]; needsBrowser?: boolean };

const check = (name: string, ...command: string[]): Step => ({ name, command });
const script = (name: string, file: string, ...args: string[]) => check(name, "node", file, ...args);

const build = check("build", "vite", "build", "--logLevel", "warn");
const lint = check("lint and types", "oxlint", "--deny-warnings", "--format=unix");
const format = check("format", "oxfmt", "--check", "--no-error-on-unmatched-pattern");
const copy = script("copy", "tests/checks/copy.ts");
const texts = script("texts", "tests/checks/findings.ts");
const stateNames = script("state names", "tests/checks/stateNames.ts");
const storyArgs = script("story args", "tests/checks/storyArgs.ts");
const quick = [
  script("mirror", "tests/checks/mirror.ts"),
  script("titles", "tests/checks/titles.ts"),
  script("words", "tests/checks/words.ts"),
];

const withFiles = ({ command, ...step }: Step, files: readonly string[]): Step => ({
  ...step,
  command: [...command, ...files],
});

const checks: Phase[] = [
  {
    steps: [
      lint,
      format,
      build,
      copy,
      texts,
      check("unused code", "knip", "--no-progress"),
      check("unused in what ships", ...unusedInWhatShips),
      script("boundaries", "tests/checks/boundaries.ts"),
      stateNames,
      storyArgs,
      ...quick,
      script("timers", "tests/checks/timers.ts"),
      script("provider document", "tests/checks/openapi.ts"),
      script("spec", "tests/checks/coverage.ts"),
      script("ledger", "tests/checks/ledger.ts"),
      script("lockfile", "tests/checks/lockfile.ts"),
      script("workflows", "tests/checks/workflows.ts"),
    ],
  },
  {
    steps: [
      script("size", "tests/checks/size.ts"),
      script("notices", "tests/checks/notices.ts"),
      script("floor", "tests/checks/floor.ts"),
    ],
  },
];

const vitest = (name: string, project: string): Step => ({
  name,
  reporter: "vitest",
  command: [
    "vitest",
    "run",
    "--config=tests/vitest.config.ts",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json={report}",
  ],
});

const rules = vitest("rules, machines, calls", "unit");
const stories = vitest("stories, light and dark", "stories");
const screens = vitest("screens under stress", "stress");
const faults = vitest("the app with faults", "app");

const playwright = (name: string, ...words: string[]): Step => ({
  name,
  reporter: "playwright",
  command: ["playwright", "test", "--config=tests/playwright.config.ts", "--reporter=dot,json", ...words],
});

const journeys = playwright("journeys");
const monkey = playwright("a monkey at every path", "--project=monkey");
const firstHour = playwright("the first hour by the README", "--project=first hour");
const deploying = playwright("deploying", "--project=hosting");

/** `naughty` runs the rest of that project. */
const onlyFaults: Step = { ...faults, command: [...faults.command, "faults", "broken", "offers"] };

const NAUGHTY_PARTS = 4;
/** Everything that a provider may send and a user may type, in every field; the pages are mostly idle. */
const naughty = Array.from({ length: NAUGHTY_PARTS }, (_, part): Step => ({
  ...faults,
  name: `naughty strings, ${part + 1} of ${NAUGHTY_PARTS}`,
  command: [...faults.command, "tests/app/strings", "tests/app/fields"],
  env: { STRESS: "1", PART: `${part + 1}/${NAUGHTY_PARTS}` },
  minutes: 180,
}));

/** Rules and the mock server, which depend on instant and zone; `npm test` runs them on Sunday night only. */
const rulesAt = ({ name, at, zone }: Instant): Step => {
  const { command, ...step } = rules;
  const folders = [
    "lib",
    "model",
    "people",
    "sandbox",
    "platform/calendar",
    "shell",
    ...["dashboard", "day", "events", "payroll", "profile", "staff"].map((feature) => `features/${feature}`),
  ];
  const filters = folders.map((folder) => `tests/${folder}/`);
  return { ...step, name: `rules, ${name}`, command: [...command, ...filters], env: { INSTANT: at, TZ: zone } };
};

const under = (step: Step): Step => ({ ...step, env: { STRESS: "1" }, minutes: 90 });

export type Mode = "check" | "test" | "stress" | "calendar" | "shapes" | "monkey" | "naughty";

export const modes: Record<Mode, readonly Phase[]> = {
  check: checks,
  test: [
    ...checks,
    // The longest first, so that the others run beside it.
    {
      steps: [stories, journeys, faults, rules, screens, firstHour, deploying],
      needsBrowser: true,
    },
  ],
  stress: [
    { steps: [build] },
    { steps: [under(rules)] },
    { steps: [under(onlyFaults)], needsBrowser: true },
    { steps: [under(screens)], needsBrowser: true },
    { steps: [under(journeys)], needsBrowser: true },
  ],
  calendar: [
    { steps: [build, ...instants.map(rulesAt)] },
    { steps: [{ ...journeys, env: { CALENDAR: "1" }, minutes: 90 }], needsBrowser: true },
  ],
  shapes: [
    { steps: [build] },
    {
      steps: [{ ...journeys, name: "journeys, flat answers", env: { SHAPE: "flat" }, minutes: 60 }],
      needsBrowser: true,
    },
  ],
  monkey: [{ steps: [build] }, { steps: [{ ...under(monkey), minutes: 180 }], needsBrowser: true }],
  naughty: [{ steps: naughty, needsBrowser: true }],
};

/** The steps that judge a change: steps without a file have nothing to do. */
export function changedPhases({ edited, unit, stories: shown, journeys: journeyFiles }: Selection): Phase[] {
  const inProduct = edited.some((file) => /^(src|app)\//.test(file));
  const scripts = [...edited, ...unit, ...shown].filter((file) => /\.tsx?$/.test(file));
  const some = (step: Step, files: readonly string[]) => (files.length > 0 ? [withFiles(step, files)] : []);
  return [
    {
      steps: [
        ...some(stories, shown),
        ...some(rules, unit),
        ...some(lint, scripts),
        ...some(format, edited),
        ...(edited.some((file) => file.startsWith("src/copy/")) ? [copy, texts] : []),
        ...(edited.some((file) => file.startsWith("stories/")) ? [stateNames] : []),
        ...(shown.length > 0 ? [storyArgs] : []),
        ...quick,
        ...(inProduct || journeyFiles.length > 0 ? [build] : []),
      ],
      needsBrowser: shown.length + journeyFiles.length > 0,
    },
    ...(journeyFiles.length > 0 ? [{ steps: some(journeys, ["--project=Sunday 23:55", ...journeyFiles]) }] : []),
  ];
}
