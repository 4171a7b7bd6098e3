import * as React from "react";
import { words as sheet } from "../sheet/words.ts";
import { folders, partTitle } from "./titles.ts";

type Entry = { type: string; id: string; name: string };

/** What the tree calls an entry: folders and components by their German title, with the name in code as a tooltip. */
export function treeLabel({ type, id, name }: Entry): React.ReactNode {
  if (type === "docs" && name === "Docs") return id.startsWith("screens-") ? sheet.title : sheet.overview;
  const title =
    type === "component" ? partTitle(name) : type === "story" || type === "docs" ? undefined : folders[name];
  return title ? <span title={name}>{title.title}</span> : name;
}
