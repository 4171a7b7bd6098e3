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

/** Where parts are used; read once, when the page of a part asks for it, and again after an import may have changed. */
export const placesPlugin = () =>
  virtualModules(
    "places",
    { "virtual:places": async () => `export const places = ${JSON.stringify(readPlaces(top))};` },
    /\/src\/.*\.tsx?$/,
  );
