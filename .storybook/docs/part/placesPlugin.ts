import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";

const SOURCE = /^src\/(?:screens|patterns|primitives)\//;
const STORIES = /\.stories\.tsx$/;

const nameOf = (title: string) => title.slice(title.lastIndexOf("/") + 1);

/** The titles of the patterns, the building blocks and the screens, each as the sidebar lists them: by the names in `preview`. */
function titlesIn(root: string): string[] {
  const preview = readFileSync(path.join(root, ".storybook/preview.tsx"), "utf8");
  return ["patterns", "primitives", "screens"].flatMap((area) => {
    const listed = [...preview.slice(preview.indexOf(`"${area}"`)).matchAll(/"([\w-]+)"/g)].map(([, name]) => name);
    const placeOf = (title: string) => title.split("/").map((name) => listed.indexOf(name));
    return filesIn(root, [`stories/${area}`], STORIES)
      .map((file) => file.slice("stories/".length).replace(STORIES, ""))
      .toSorted((one, other) => {
        const [, folder = 0, screen = 0] = placeOf(one);
        const [, otherFolder = 0, otherScreen = 0] = placeOf(other);
        return folder - otherFolder || screen - otherScreen;
      });
  });
}

/** By the name of a part: the titles of the parts and screens that import it with no other of these between them. */
export function readPlaces(root: string): Record<string, string[]> {
  const { directly } = moduleReader(root, (file) => SOURCE.test(file));
  const titles = new Map(titlesIn(root).map((title) => [`src/${title}.tsx`, title]));
  const places: Record<string, string[]> = {};
  for (const [file, title] of titles) {
    const reached = new Set(directly(file));
    for (const one of reached) {
      const part = titles.get(one);
      if (part === undefined) for (const next of directly(one)) reached.add(next);
      else (places[nameOf(part)] ??= []).push(title);
    }
  }
  return places;
}

/** By the name of a part: the title of its stories. */
export const readPartTitles = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(root, ["stories/patterns", "stories/primitives"], STORIES).map((file) => {
      const title = file.slice("stories/".length).replace(STORIES, "");
      return [nameOf(title), title];
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
