/** Search terms in addition to Storybook's index. */
export type SearchData = {
  /** Catalogue rows by story id. */
  rows: Record<string, string[]>;
  /** Words of the texts that its components can show, by the title of a story file. */
  texts: Record<string, string>;
  /** The same of texts that many screens show. */
  shared: Record<string, string>;
  /** Each text of the catalogue under its key, and the titles of the story files that can show it. */
  keys: Record<string, { text: string; titles: string[] }>;
  /** Words of a written page above its headings, by its title. */
  prose: Record<string, string>;
  /** What a form says is missing, by the title of a story file. */
  missing: Record<string, string>;
  /** The parts of written pages, by page id. */
  headings: Record<string, Heading[]>;
  /** What a page is for, by page id. */
  about: Record<string, string>;
  /** Words that a page explains, by page id. */
  terms: Record<string, Term[]>;
};

/** `anchor`: the id that Storybook gives it; `about`: the first sentence under it; `prose`: the words under it. */
export type Heading = { name: string; anchor: string; about: string; prose: string };

/** `also`: words that lead to it; `about`: what it means; `under`: the heading above it. */
export type Term = { name: string; also: string; about: string; under: string; anchor: string };

/** Next to Storybook's `index.html`. */
export const SEARCH_DATA = "search.json";
