import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { readMessage } from "#src/copy/build/icu.ts";
import { valueNames } from "#workbench/copy-desk/valueNames.ts";
import { comparable, differenceOf, Wording } from "#workbench/copy-desk/Wording.tsx";
import { top } from "#workbench/shared/source/files.ts";

const shown = (text: string) => renderToStaticMarkup(<Wording text={text} />).replaceAll(/ style="[^"]*"/g, "");

test("a text is shown with the German names of its values and without tags", () => {
  expect(shown("An <address>{recipient}</address> gesendet")).toBe('An <span lang="de">Empfänger</span> gesendet');
  expect(shown("{count, plural, one {# Tag} other {# Tage}}")).toBe('<span lang="de">Anzahl</span> Tage');
});

test("every value of the catalogue has a name", () => {
  const { catalogue } = readCatalogue(path.join(top, "src/copy"));
  const texts = Object.values(catalogue["de"] ?? {}).flatMap((area) => Object.values(area).map(({ text }) => text));
  const args = texts.flatMap((text) => Object.entries(readMessage(text, "de").args));
  const values = args.filter(([, { kind }]) => kind !== "tag" && kind !== "select").map(([name]) => name);
  expect([...new Set(values)].toSorted()).toEqual(Object.keys(valueNames));
});

test("a difference that would not be seen is shown in the raw texts", () => {
  const moved = ["An <address>{email}</address>", "<address>An {email}</address>"] as const;
  expect(comparable(...moved)).toEqual(moved);
  const chosen = ["{count, plural, one {Tag} other {Tage}}", "{count, plural, one {Ein Tag} other {Tage}}"] as const;
  expect(comparable(...chosen)).toEqual(chosen);
  expect(comparable("An <address>{email}</address>", "Für <address>{email}</address>").join()).not.toContain("<");
});

test.for([
  ["Weiter", "Weiter zum Code", ["Weiter", "+ zum Code"]],
  ["Weiter", "Los", ["-Weiter", "+Los"]],
  [
    "Sie haben einen Code erhalten.",
    "Sie haben den Code erhalten.",
    ["Sie haben ", "-einen", "+den", " Code erhalten."],
  ],
  [
    "Geben Sie hier die Adresse ein.",
    "Mit dem Code kommen Sie in die App.",
    ["-Geben Sie hier die Adresse ein.", "+Mit dem Code kommen Sie in die App."],
  ],
] as const)("the difference of „%s“ and „%s“ is by words, of a new sentence as a whole", ([before, after, marked]) => {
  const sign = { added: "+", removed: "-" };
  const shownAs = differenceOf(before, after).map(
    ({ value, added, removed }) => `${added ? sign.added : removed ? sign.removed : ""}${value}`,
  );
  expect(shownAs).toEqual(marked);
});
