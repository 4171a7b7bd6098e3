import * as React from "react";
import { words as sheet } from "../sheet/words.ts";
import { folders, partTitle } from "./titles.ts";

type Entry = { type: string; id: string; name: string; tags?: readonly string[] };

/**
 * What the tree calls an entry: folders and components by their German title, with the name in code as a tooltip. The
 * manager around it is English, and so is what a behaviour story is called.
 */
export function treeLabel(entry: Entry): React.ReactNode {
  const { type, name } = entry;
  if (type === "story" && entry.tags?.includes("behaviour")) return name;
  const title =
    type === "component" ? partTitle(name) : type === "story" || type === "docs" ? undefined : folders[name];
  return (
    <span lang="de" title={title && name}>
      {title?.title ?? germanName(entry)}
    </span>
  );
}

/** What the sidebar calls an entry; Storybook calls each page of a component Docs. */
export function germanName({ type, id, name }: Entry): string {
  if (type !== "docs" || name !== "Docs") return name;
  return id.startsWith("screens-") ? sheet.title : sheet.overview;
}
