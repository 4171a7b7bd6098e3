import { parseArgs } from "node:util";
import { namesOf } from "./names.ts";
import { Refused } from "./plan.ts";

/** Words in their order, then options, with what they are if left out. */
const commands = {
  screen: {
    words: ["place"],
    options: ["title", "title-en", "state", "name", "body", "body-en", "back", "folder", "offer"],
    defaults: { state: "Ordinary", back: "dashboard", folder: "", offer: "" },
  },
  state: { words: ["place", "state"], options: ["name", "body", "body-en"], defaults: {} },
  text: { words: ["key", "german", "english"], options: ["kind"], defaults: { kind: "" } },
  offer: { words: ["offer"], options: ["title", "title-en", "name", "body", "body-en"], defaults: {} },
  call: { words: ["call", "method", "path"], options: ["offer", "description"], defaults: {} },
} as const;
type Make = keyof typeof commands;
type Field = (typeof commands)[Make]["words" | "options"][number];

/** Each command has its own fields of it. */
export type Values = Record<Field, string>;

export const USAGE = `npm run new screen <area>/<Name> -- --title "…" --title-en "…" --name "…" --body "…" --body-en "…" [--state Ordinary] [--back dashboard] [--folder "…"] [--offer staff]
npm run new state <area>/<Name> <State> -- --name "…" --body "…" --body-en "…"
npm run new text <area>.<key> "…" "…" [-- --kind body]   (German, English)
npm run new offer <name> -- --title "…" --title-en "…" --name "…" --body "…" --body-en "…"
npm run new call <name> <METHOD> </path/{part}> -- --offer staff --description "…"   (English)
The name is what the sidebar calls the state, in German; --folder what it calls a folder that is new. What is left out is asked for. Options stand behind "--".`;

/** Reads the words of the command line and asks for what they leave out, if there is a terminal to ask at. */
export async function readOrder(line: readonly string[], request?: (field: string) => Promise<string>) {
  const { values: given, positionals } = parsed(line);
  const [make = "", ...rest] = positionals;
  if (!isMake(make) || rest.length === 0) throw new Refused(USAGE);
  const {
    words,
    options,
    defaults,
  }: { words: readonly Field[]; options: readonly Field[]; defaults: Partial<Values> } = commands[make];
  const odd = Object.keys(given).find((name) => !options.some((option) => option === name));
  if (odd || rest.length > words.length)
    throw new Refused(`${odd ? `--${odd}` : rest.at(-1)} has no meaning here.\n\n${USAGE}`);
  if (words[0] === "place") namesOf(rest[0] ?? "");
  const values = { ...defaults, ...given, ...Object.fromEntries(rest.map((word, at) => [words[at], word])) };
  const missing: string[] = [];
  for (const field of [...words, ...options]) {
    values[field] ??= (await request?.(field)) ?? "";
    if (values[field] === "" && defaults[field] !== "") missing.push(field);
  }
  if (missing.length > 0) throw new Refused(`Missing: ${missing.join(", ")}.\n\n${USAGE}`);
  return { make, values: values as Values };
}

const isMake = (word: string): word is Make => Object.hasOwn(commands, word);

function parsed(line: readonly string[]): { values: Partial<Values>; positionals: string[] } {
  const names = Object.values(commands).flatMap(({ options }) => options);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({ args: [...line], allowPositionals: true, options });
  } catch (error) {
    throw new Refused(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}
