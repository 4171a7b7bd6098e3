import { readdirSync } from "node:fs";
import path from "node:path";

export const top = path.resolve(import.meta.dirname, "../..");
export const source = path.join(top, "src");

/** Entries that are no components: form state, language, own texts. By entry, with the source file. */
const besides: Record<string, string> = {
  "patterns/form/useCheckedForm": "patterns/form/useCheckedForm.ts",
  "patterns/form/useCheckedField": "patterns/form/useCheckedField.ts",
  copy: "copy/CopyProvider.tsx",
  "copy/english": "copy/workbenchEnglish.ts",
  "copy/compile": "copy/build/ownTexts.ts",
};

const filesIn = (folder: string) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => file.endsWith(".tsx"))
    .toSorted();

/** Every primitive, pattern and screen; the parts of a single screen are not public. */
const components = () => [
  ...filesIn("primitives"),
  ...filesIn("patterns"),
  ...filesIn("screens").filter((file) => file.endsWith("Screen.tsx")),
];

/** Entry of the package, such as `primitives/Button`, and its source below `src`. */
export const entries = (): Record<string, string> =>
  Object.fromEntries([
    ...components().map((file) => [withoutEnding(file), file]),
    ...Object.entries(besides),
  ]) as Record<string, string>;

/** JS and declarations have the same path in the package as the source in `src`. */
export const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");
