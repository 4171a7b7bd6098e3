import { catalogueText } from "#src/copy/workbenchTexts.ts";

/** A text of the app, as the catalogue has it: whoever rewords a button does not break a path. */
export function copy(key: string): string {
  const text = catalogueText("de", key);
  if (text === undefined) throw new Error(`There is no text ${key}.`);
  return text;
}

/** The words before the first placeholder, as a beginning. */
export const copyBeginning = (key: string): RegExp =>
  new RegExp(
    `^${copy(key)
      .split("{")[0]
      ?.trim()
      .replaceAll(/[.*+?()[\]\\]/g, "\\$&")}`,
  );
