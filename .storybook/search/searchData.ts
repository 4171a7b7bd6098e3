/** Search terms in addition to Storybook's index. */
export type SearchData = {
  /** Catalogue rows by story id. */
  rows: Record<string, string[]>;
  /** Words of the texts that its components can show, by the title of a story file. */
  texts: Record<string, string>;
  /** What a form says is missing, by the title of a story file. */
  missing: Record<string, string>;
  /** The parts of written pages, by page id. */
  headings: Record<string, Heading[]>;
};

/** `anchor`: the id that Storybook gives it. */
export type Heading = { name: string; anchor: string };

/** Next to Storybook's `index.html`. */
export const SEARCH_DATA = "search.json";
