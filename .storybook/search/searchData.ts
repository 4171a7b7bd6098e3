/** What the search knows beyond Storybook's own index. */
export type SearchData = {
  /** By the id of a story: the rows of the catalogue that it names. */
  rows: Record<string, string[]>;
  /** By the title of a file of stories: the words of the texts that its parts can show. */
  texts: Record<string, string>;
  /** By the id of a page: its headings. */
  headings: Record<string, string>;
};

/** Beside Storybook's `index.html`, wherever that lies. */
export const SEARCH_DATA = "search.json";
