import { expect, test } from "vitest";
import { readArea, type Catalogue } from "#src/copy/build/catalogue.ts";
import { queryFaults } from "#tests/checks/queries.ts";
import { withTree } from "#tests/checks/tree.ts";

const texts = {
  title: "Ihr Konto",
  submit: "Angaben speichern",
  left: "{count, plural, one {Noch # Termin ist frei.} other {Noch # Termine sind frei.}}",
  answer: "Bitte sehen Sie im <strong>Spam-Ordner</strong> nach.",
  at: "{time} Uhr",
};
const catalogue: Catalogue = { de: { auth: readArea(`${JSON.stringify(texts, null, 2)}\n`, "de", "auth") } };

const file = "stories/screens/auth/EntryScreen.stories.tsx";
const faultsOf = (text: string) =>
  withTree({ [file]: text, "stories/primitives/Button.stories.tsx": text }, (root) => queryFaults(root, catalogue));
const inPlay = (line: string) =>
  `export const Empty = meta.story({ name: "Ihr Konto", play: async () => { ${line} } });`;

test.each([
  ['canvas.getByRole("heading", { name: "Ihr Konto" })', '"Ihr Konto"', "title"],
  ["await screen.findAllByText(`Ihr Konto`)", "`Ihr Konto`", "title"],
  ['await press(context, /^Weiter/, "Angaben speichern")', '"Angaben speichern"', "submit"],
  ['expect(main).toHaveTextContent("Noch 3\\u00a0Termine sind frei.")', '"Noch 3\\u00a0Termine sind frei."', "left"],
  ["canvas.getByText(/^Noch 1\\sTermin/)", "/^Noch 1\\sTermin/", "left"],
  ["canvas.getByText(/Spam-Ordner.*nach/)", "/Spam-Ordner.*nach/", "answer"],
  ['const save = "Angaben speichern"; canvas.getByRole("button", { name: save })', '"Angaben speichern"', "submit"],
  ['const field = (label) => canvas.getByLabelText(label); field("Ihr Konto")', '"Ihr Konto"', "title"],
])("a query by German is refused: %s", async (line, literal, key) => {
  expect(await faultsOf(inPlay(line))).toEqual([`${file}:1: ${literal} is the text auth.${key}`]);
});

test.each([
  'canvas.getByRole("heading", { name: copy("auth.title") })',
  'canvas.getByText(copyPart("auth.at", { time: "Ihr Konto" }))',
  'canvas.getByText("Amira Okonkwo")',
  'canvas.getByText("08:00 Uhr")',
  "canvas.getByRole('checkbox', { name: /, \\d+\\. Termine/ })",
  'expect(args.onSubmit).toHaveBeenCalledWith("Ihr Konto")',
])("a key, data and values are no German of the catalogue: %s", async (line) => {
  expect(await faultsOf(inPlay(line))).toEqual([]);
});

test("literals that a story renders itself are allowed", async () => {
  const own = `export const Own = meta.story({ args: { title: "Ihr Konto" } });`;
  expect(await faultsOf(`${own}\n${inPlay('canvas.getByText("Ihr Konto"); canvas.getByText(/^Ihr Konto/);')}`)).toEqual(
    [],
  );
});
