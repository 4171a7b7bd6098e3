/** Something on the screen, as a person would call it. */
export type Target = {
  kind: "button" | "heading" | "checkbox" | "radio" | "option" | "dialog" | "listitem" | "image" | "field" | "text";
  name: string | RegExp;
  /** Looks for it only in here. */
  in?: Target;
  /** What a message calls it; its name if absent. */
  called?: string;
  /** Only one that has no tick. */
  isOff?: boolean;
};

const target =
  (kind: Target["kind"]) =>
  (name: string | RegExp, place?: Target): Target =>
    place ? { kind, name, in: place } : { kind, name };

export const button = target("button");
export const heading = target("heading");
export const checkbox = target("checkbox");
export const radio = target("radio");
export const option = target("option");
export const dialog = target("dialog");
export const listitem = target("listitem");
export const image = target("image");
export const field = target("field");
export const text = target("text");
