import textKindsJson from "#src/copy/kinds.json" with { type: "json" };

export const textKinds = ["button", "link", "label", "title", "error", "hint", "status", "option", "body"] as const;
export type TextKind = (typeof textKinds)[number];

/** By the parts of a key; a kind at a group is that of all its texts. */
export type Kinds = { [part: string]: TextKind | Kinds };

export const catalogueKinds = textKindsJson as Kinds;

/** The kind of a text such as `auth.entry.submit` or of its group. */
export function statedKind(key: string, kinds: Kinds): TextKind | undefined {
  let at: TextKind | Kinds | undefined = kinds;
  for (const part of key.split(".")) if (typeof at === "object") at = Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === "string" ? at : undefined;
}

/** `body` for a new text without a stated kind. */
export const kindOf = (key: string, kinds: Kinds = catalogueKinds): TextKind => statedKind(key, kinds) ?? "body";
