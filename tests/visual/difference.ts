export type Kind = "new" | "gone" | "changed" | "broken";

export type Difference = {
  /** The story's id, with `@mode` for any other way to look at it. */
  id: string;
  /** Where the story stands and what it is called; nothing for one that could not be shown. */
  story: string;
  kind: Kind;
  /** Lines that went and came, `-` and `+` first; empty when every word is the same. */
  text: string[];
  /** Pixels that differ beyond the threshold. */
  pixels: number;
  before?: string;
  after?: string;
  /** Which pixels, as a picture; there when some differ. */
  shown?: Buffer;
  /** Why a story could not be shown. */
  reason?: string;
  /** Stand for what is seen, and for what it is made of. */
  marks: { seen: string; made: string };
};

/** One line for the terminal. */
export function toldOf({ id, kind, text, pixels }: Difference): string {
  const what = [text.length > 0 ? "text" : "", pixels > 0 ? `${pixels} px` : ""].filter(Boolean);
  return [kind.padEnd(7), id, ...(kind === "changed" ? what : [])].join("  ");
}
