import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";

const PART = /^src\/(?:patterns|primitives)\/.*\.tsx$/;
const SOURCE = /^src\/(?:screens|patterns|primitives)\//;
const STORIES = /\.stories\.tsx$/;

/** `src/primitives/Button.tsx` → `Button` */
const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".tsx".length);

/** The titles of the screens, as the sidebar lists them: by the names in `preview`. */
function screensIn(root: string): string[] {
  const preview = readFileSync(path.join(root, ".storybook/preview.tsx"), "utf8");
  const listed = [...preview.slice(preview.indexOf('"screens"')).matchAll(/"([\w-]+)"/g)].map(([, name]) => name);
  const placeOf = (title: string) => title.split("/").map((name) => listed.indexOf(name));
  return filesIn(root, ["stories/screens"], STORIES)
    .map((file) => file.slice("stories/".length).replace(STORIES, ""))
    .toSorted((one, other) => {
      const [, folder = 0, screen = 0] = placeOf(one);
      const [, otherFolder = 0, otherScreen = 0] = placeOf(other);
      return folder - otherFolder || screen - otherScreen;
    });
}

/** By the name of a part: the titles of the screens whose imports reach it. */
export function readPlaces(root: string): Record<string, string[]> {
  const { reached } = moduleReader(root, (file) => SOURCE.test(file));
  const places: Record<string, string[]> = {};
  for (const title of screensIn(root)) {
    for (const file of reached(`src/${title}.tsx`)) if (PART.test(file)) (places[nameOf(file)] ??= []).push(title);
  }
  return places;
}

/** By the name of a part: the title of its stories. */
export const readPartTitles = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(root, ["stories/patterns", "stories/primitives"], STORIES).map((file) => {
      const title = file.slice("stories/".length).replace(STORIES, "");
      return [title.slice(title.lastIndexOf("/") + 1), title];
    }),
  );

/** The titles of parts, and where they are used; read once, when the page of a part asks for it, and again after an import may have changed. */
export const placesPlugin = () =>
  virtualModules(
    "places",
    {
      "virtual:places": async () =>
        `export const places = ${JSON.stringify(readPlaces(top))}; export const partTitles = ${JSON.stringify(readPartTitles(top))};`,
    },
    /\/src\/.*\.tsx?$/,
  );
