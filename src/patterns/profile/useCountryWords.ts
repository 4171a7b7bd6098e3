import { useState } from "react";
import type { AliasesOf } from "#src/lib/searchText.ts";

/** Search words for countries and nationalities, fetched on focus. Without them only the list's own labels match. */
export function useCountryWords() {
  const [countryWords, setCountryWords] = useState<AliasesOf>();

  function loadCountryWords() {
    if (countryWords) return;
    import("#src/model/profile/countryWords.ts").then(
      (module) => setCountryWords(() => module.countryWords),
      () => undefined,
    );
  }

  return { countryWords, loadCountryWords };
}
