import * as React from "react";
import { choicesIn, parsed } from "../findings/reading.ts";
import { placeholdersIn } from "./checkText.ts";
import { Press } from "./parts.ts";
import { valueNames } from "./valueNames.ts";
import { words } from "./words.ts";

export type PlaceholdersProps = {
  id: string;
  original: string;
  draft: string;
  /** Each case has a field of its own. */
  isSplit: boolean;
  /** Names the field, for who hears only the button. */
  field: string;
  onInsert: (form: string) => void;
};

/** What stands for a value in the field, by the name it has elsewhere; one that is missing can be inserted. */
export function Placeholders({ id, original, draft, isSplit, field, onInsert }: PlaceholdersProps): React.ReactNode {
  const all = placeholdersIn(original);
  const plain = all.filter(({ isPlural }) => !isPlural);
  const plurals = all.filter(({ isPlural }) => isPlural);
  const nameOf = (name: string) => valueNames[name] ?? name;
  const missing = plain.filter(({ name }) => !new RegExp(`\\{\\s*${name}\\s*[,}]`).test(draft));
  const choices = choicesIn(parsed(original));
  const casesOf = (name: string) => [
    ...new Set(choices.flatMap(({ value, options }) => (value === name ? Object.keys(options) : []))),
  ];
  return (
    <>
      <div id={id} className="quiet">
        {plain.length === 0 ? null : <p>{words.placeholders(plain.map(({ name, form }) => [form, nameOf(name)]))}</p>}
        {plurals.map(({ name, form }) => (
          <p key={form}>{isSplit ? words.pound(nameOf(name)) : words.pluralForms(nameOf(name), casesOf(name))}</p>
        ))}
      </div>
      <div className="insert">
        {missing.map(({ name, form }) => (
          <Press
            key={form}
            type="button"
            aria-label={`${words.insert(nameOf(name))}: ${field}`}
            onClick={() => onInsert(form)}
          >
            {words.insert(nameOf(name))}
          </Press>
        ))}
      </div>
    </>
  );
}
