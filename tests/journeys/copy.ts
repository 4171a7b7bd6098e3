import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withJoiners } from "../../src/copy/build/icu.ts";
import type { Area, Texts } from "../../src/copy/keys.gen.ts";

/** Keys such as `entry.title`, nested as in the file of their area. */
type Nested<Key extends string> = {
  [Part in Key extends `${infer First}.${string}` ? First : Key]: Part extends Key ? string : Nested<After<Part, Key>>;
};
type After<Part extends string, Key extends string> = Key extends `${Part}.${infer Rest}` ? Rest : never;

const folder = path.resolve(import.meta.dirname, "../../src/copy/de");
const shown = (_: string, value: unknown) => (typeof value === "string" ? withJoiners(value) : value);
const read = (file: string) => [
  path.parse(file).name,
  JSON.parse(readFileSync(path.join(folder, file), "utf8"), shown),
];

/** What the app says, as it stands in the catalogue and with the joiners of the page: a journey asks whether it is said, the catalogue's own tests how. */
export const de = Object.fromEntries(readdirSync(folder).map(read)) as {
  [Name in Area]: Nested<keyof Texts[Name] & string>;
};
