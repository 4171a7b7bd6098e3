import { use, useMemo } from "react";
import { CopyContext } from "#src/copy/useCopy.tsx";

/** Joins words to `A, B und C` in the current language. */
export function useConjunction(): (words: readonly string[]) => string {
  const { locale } = use(CopyContext);
  return useMemo(() => {
    const list = new Intl.ListFormat(locale, { type: "conjunction" });
    return (words) => list.format(words);
  }, [locale]);
}
