import type { SearchData } from "#workbench/search/searchData.ts";

/** What is searched besides the names of the entries: empty. */
export const nothing: SearchData = {
  rows: {},
  keys: {},
  texts: {},
  shared: {},
  prose: {},
  missing: {},
  headings: {},
  about: {},
  terms: {},
};
