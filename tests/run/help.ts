import { usage as hosting } from "#app/hosting/hosts.ts";
import { areas } from "#tests/mutation/areas.ts";
import { USAGE as sheet } from "#workbench/docs/sheet/cliOptions.ts";
import { USAGE as generator } from "#workbench/new/order.ts";
import { helpOf } from "./named.ts";
import { modes, type Mode } from "./steps.ts";

/** How each script of `package.json` that is no other tool's is called, and what it does. */
const usages: Record<string, string> = {
  ...Object.fromEntries((Object.keys(modes) as Mode[]).map((mode) => [mode, helpOf(mode)])),
  "build:library": `npm run build:library

Writes the component library to dist-library, ready for npm publish, and prints what each entry weighs.`,
  "deploy:files": hosting,
  mutate: `npm run mutate [-- AREA … [FILE …] [--write]]

Plants faults and reports those that no test finds; without an area in all of them, with files only in these.
--write keeps the score in tests/mutation.json. MUTATE_WORKERS sets how many run at once.
Areas: ${Object.keys(areas).join(", ")}`,
  engines: `npm run engines [-- FILE …] [--project=firefox|webkit]

Runs journeys through a new build in Debian's Firefox and WebKit; .github/workflows/engines.yml names the packages.`,
  size: `npm run size

Measures the build, a new one if sources changed, and compares it with tests/checks/budgets.json.`,
  bench: `npm run bench [-- weight|wayIn|paths …] [--keep]

Times the build, a new one if sources changed, as on a slow phone. --keep stores the figures to compare with later.`,
  new: generator,
  "new:prove": `npm run new:prove

Follows each guide word for word in a copy of the repository and runs the checks and tests there; 10 to 20 minutes.`,
  sheet: `${sheet}

Draws all states of a screen in one image.`,
  visual: `npm run visual [-- --base COMMIT] [--accept all|STORY …] [--decisions FILE] [--shard 1/4]

Photographs every state before and after a change and writes .visual/report; red while a difference is unreviewed.
--base names the commit to compare with, else where the branch left main. --accept and --decisions record a review.
WORKBENCH is the address that the links of the report lead to, else http://localhost:6006.`,
  "visual:prove": `npm run visual:prove [-- FOLDER …] [--repeats 20]

Photographs the states of these folders of stories, else all, again and again, and counts pictures that differ.`,
  chromatic: `npm run chromatic [-- OPTION …]

Publishes the workbench to Chromatic, which photographs it; skipped without CHROMATIC_PROJECT_TOKEN.
Options go to Chromatic's own program.`,
  "copy:types": `npm run copy:types [-- --check]

Writes src/copy/keys.gen.ts from the German texts. --check only reports faults of the texts and a stale file.`,
};

const usage = usages[process.env.npm_lifecycle_event ?? ""];
if (usage) {
  console.log(usage);
  process.exit();
}
