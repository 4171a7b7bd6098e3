import { readFileSync } from "node:fs";
import path from "node:path";
import { folders, parts, partTitle, type Title } from "#workbench/shared/titles.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

type Titles = { folders: Readonly<Record<string, Title>>; parts: Readonly<Record<string, Title>> };

/** Stories whose own title is German already. */
const own = /^stories\/journeys\//;

/** Folders and components of the sidebar without a German title, and titles without one of these. */
export function titleFaults(stories: readonly string[], titles: Titles): string[] {
  const shown = stories.filter((file) => !own.test(file));
  const seenFolders = new Set(shown.flatMap((file) => path.posix.dirname(file).split("/").slice(1)));
  const seenParts = new Set(shown.map((file) => path.posix.basename(file, ".stories.tsx")));
  const bears = (name: string) => seenParts.has(name) || seenParts.has(name.replace(/Screen$/, "Page"));
  return [
    ...[...seenFolders].filter((name) => !(name in titles.folders)).map((name) => `the folder ${name} has no title`),
    ...[...seenParts].filter((name) => !partTitle(name, titles.parts)).map((name) => `${name} has no title`),
    ...Object.keys(titles.folders)
      .filter((name) => !seenFolders.has(name))
      .map((name) => `no folder is called ${name}`),
    ...Object.keys(titles.parts)
      .filter((name) => !bears(name))
      .map((name) => `no component is called ${name}`),
  ];
}

const byFolder = /^stories\/(?:patterns|primitives)(?:\/|$)/;

/** Folders whose parts `preview`, the text of .storybook/preview.tsx, does not list by their German titles. */
export function orderFaults(preview: string, stories: readonly string[], titles: Titles): string[] {
  const listed = [...preview.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  const shown = stories.filter((file) => byFolder.test(path.posix.dirname(file)));
  const titleOf = (name: string) => partTitle(name, titles.parts)?.title ?? name;
  return [...new Set(shown.map((file) => path.posix.dirname(file)))].flatMap((folder) => {
    const sorted = shown
      .filter((file) => path.posix.dirname(file) === folder)
      .map((file) => path.posix.basename(file, ".stories.tsx"))
      .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), "de"));
    const inPreview = listed.filter((name) => sorted.includes(name));
    return sorted.join() === inPreview.join() ? [] : [`storySort lists ${folder} in this order: ${sorted.join(", ")}`];
  });
}

if (import.meta.main) {
  const stories = filesIn(top, ["stories"], /\.stories\.tsx$/);
  report(
    "titles",
    [
      ...titleFaults(stories, { folders, parts }),
      ...orderFaults(readFileSync(path.join(top, ".storybook/preview.tsx"), "utf8"), stories, { folders, parts }),
    ],
    "every folder and component has a German title, patterns and primitives in its order",
  );
}
