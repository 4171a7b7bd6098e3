import { words } from "./words.ts";

type Entry = { type: string; name: string; title?: string; id: string };

/** What the sidebar calls an entry: the page of a screen by what it is. */
export const sheetLabel = ({ type, id, name }: Entry): string =>
  type === "docs" && id.startsWith("screens-") ? words.title : name;
