import { searchIn, type Search } from "./searchIndex.ts";
import { SEARCH_DATA, type SearchData } from "./searchData.ts";
import { readBeside, readIndex } from "../shared/storybook/storyIndex.ts";

/** Rejects when one of the two files does not come. */
export async function loadSearch(): Promise<Search> {
  const [entries, data] = await Promise.all([readIndex(), readBeside<SearchData>(SEARCH_DATA)]);
  return searchIn(entries, data);
}
