import { folders, nameOfPart } from "../sidebar/titles.ts";
import { germanName } from "../sidebar/treeLabel.tsx";

type Entry = { type: string; id: string; title: string; name: string; tags?: readonly string[] };

/** What a page or a state is called in the title of a window: the way to it in the sidebar, and its own name. */
export function pageTitle(entry: Entry): string {
  const [part = "", ...above] = entry.title.split("/").toReversed();
  const areas = above.filter((folder) => folder !== "screens").map((folder) => folders[folder]?.title ?? folder);
  const way = [...areas.toReversed(), nameOfPart(part)].join(" / ");
  return entry.tags?.includes("unattached-mdx") ? way : `${way} – ${germanName(entry)}`;
}
