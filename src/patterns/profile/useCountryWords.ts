import { useState } from "react";
import type { AlsoKnown } from "#src/lib/searchText.ts";

/** The names of countries and peoples, fetched when somebody comes to the field. Without them the list still finds its own words. */
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
