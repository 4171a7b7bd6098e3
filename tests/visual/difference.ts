import type { Shown } from "./pixels.ts";

export type Kind = "new" | "gone" | "changed" | "broken";

export type Difference = {
  /** The story's id, with `@mode` for any other mode. */
  id: string;
  /** The file and the name of the story; empty for a broken one. */
  story: string;
  kind: Kind;
  /** Removed and added lines, with `-` and `+` first; empty when the text is the same. */
  text: string[];
  /** Pixels that differ beyond the threshold. */
  pixels: number;
  before?: string;
  after?: string;
  /** The differing pixels, if there are any. */
  shown?: Shown;
  /** Why a story is broken. */
  reason?: string;
  /** Hashes of the picture and of its sources. */
  marks: { seen: string; made: string };
};

/** One line for the terminal. */
export function lineOf({ id, kind, text, pixels }: Difference): string {
  const what = [text.length > 0 ? "text" : "", pixels > 0 ? `${pixels} px` : ""].filter(Boolean);
  return [kind.padEnd(7), id, ...(kind === "changed" ? what : [])].join("  ");
}
