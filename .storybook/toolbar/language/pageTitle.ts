import { folders, germanName, nameOfPart, type Entry } from "#workbench/shared/titles.ts";

/** What a page or a state is called in the title of a window: the way to it in the sidebar, and its own name. */
export function pageTitle(entry: Entry & { title: string }): string {
  const [part = "", ...above] = entry.title.split("/").toReversed();
  const areas = above.filter((folder) => folder !== "screens").map((folder) => folders[folder]?.title ?? folder);
  const path = [...areas.toReversed(), nameOfPart(part)].join(" / ");
  return entry.tags?.includes("unattached-mdx") ? path : `${path} – ${germanName(entry)}`;
}
