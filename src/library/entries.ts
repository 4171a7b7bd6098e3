import { readdirSync } from "node:fs";
import path from "node:path";

export const top = path.resolve(import.meta.dirname, "../..");
export const source = path.join(top, "src");

/** What components need beside themselves: a form to show, a language, own texts. By the entry, with the file behind it. */
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

/** Every primitive, every pattern and every screen; the parts of one screen stay its own business. */
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

/** JS and declarations of a source lie in the package where the source lies in `src`. */
export const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");
