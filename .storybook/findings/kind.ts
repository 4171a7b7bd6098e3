import stated from "#src/copy/kinds.json" with { type: "json" };

export const textKinds = ["button", "link", "label", "title", "error", "hint", "status", "option", "body"] as const;
export type TextKind = (typeof textKinds)[number];

/** By the parts of a key: the kind of a text, or one kind for all texts below. */
export type Kinds = { [part: string]: TextKind | Kinds };

/** What the texts of the catalogue are for. */
export const catalogueKinds = stated as Kinds;

/** What is stated of a text such as `auth.entry.submit`, or of a group it belongs to; undefined where nothing is. */
export function statedKind(key: string, kinds: Kinds): TextKind | undefined {
  let at: TextKind | Kinds | undefined = kinds;
  for (const part of key.split(".")) if (typeof at === "object") at = Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === "string" ? at : undefined;
}

/** What a text is for; running text where nothing is stated, as long as it is new. */
export const kindOf = (key: string, kinds: Kinds = catalogueKinds): TextKind => statedKind(key, kinds) ?? "body";
