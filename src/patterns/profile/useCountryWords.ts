import { useState } from "react";
import type { AlsoKnown } from "#src/lib/searchText.ts";

/** Search words for countries and nationalities, fetched on focus. Without them only the list's own labels match. */
export function useCountryWords() {
  const [countryWords, setCountryWords] = useState<AlsoKnown>();

  function ask() {
    if (countryWords) return;
    import("#src/model/profile/countryWords.ts").then(
      (module) => setCountryWords(() => module.countryWords),
      () => undefined,
    );
  }

  return { countryWords, ask };
}
