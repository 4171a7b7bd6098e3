import { filesIn, top } from "#workbench/shared/source/files.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";

const PART = /^src\/(?:patterns|primitives)\/.*\.tsx$/;
const SOURCE = /^src\/(?:screens|patterns|primitives)\//;
const STORIES = /\.stories\.tsx$/;

/** `src/primitives/Button.tsx` → `Button` */
const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".tsx".length);

/** By the name of a part: the titles of the screens whose imports reach it. */
export function readPlaces(root: string): Record<string, string[]> {
  const { reached } = moduleReader(root, (file) => SOURCE.test(file));
  const places: Record<string, string[]> = {};
  for (const stories of filesIn(root, ["stories/screens"], STORIES)) {
    const title = stories.slice("stories/".length).replace(STORIES, "");
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
