import { useState } from "react";
import type { AliasesOf } from "#src/lib/searchText.ts";

/**
 * Search words for countries and nationalities, fetched on focus. Without them only the list's own labels match.
 * `areWordsSettled`: they are there, or could not be fetched; until then a search may find more in a moment.
 */
export function useCountryWords() {
  const [words, setWords] = useState<AliasesOf | null>();

  function loadCountryWords() {
    if (words) return;
    import("#src/model/profile/countryWords.ts").then(
      (module) => setWords(() => module.countryWords),
      () => setWords(null),
    );
  }

  return { countryWords: words ?? undefined, areWordsSettled: words !== undefined, loadCountryWords };
}
