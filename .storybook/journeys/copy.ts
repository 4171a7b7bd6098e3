import { catalogueText } from "#src/copy/workbenchTexts.ts";

/** No-break spaces and line ends are spaces to the eye. */
const sourceOf = (text: string) => text.replaceAll(/[.*+?()[\]\\^$|{}]/g, "\\$&").replaceAll(/\s+/g, "\\s+");

function textOf(key: string): string {
  const text = catalogueText("de", key);
  if (text === undefined) throw new Error(`There is no text ${key}.`);
  return text;
}

/** A text of the app, as the catalogue has it: whoever rewords a button does not break a path. */
export const copy = (key: string, { name = "" } = {}): RegExp =>
  new RegExp(`^${sourceOf(textOf(key).replace("{name}", name))}$`);

/** The same among other words. */
export const copyPart = (key: string): RegExp => new RegExp(sourceOf(textOf(key)));

/** The words before the first placeholder, as a beginning. */
export const copyBeginning = (key: string): RegExp =>
  new RegExp(`^${sourceOf(textOf(key).split("{")[0]?.trim() ?? "")}`);
