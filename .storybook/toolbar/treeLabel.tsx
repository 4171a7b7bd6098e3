import * as React from "react";
import { folders, germanName, partTitle, type Entry } from "../shared/titles.ts";

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
