import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import { casesOf } from "../findings/reading.ts";
import { words } from "./words.ts";

type CasesProps = { text: string; original: string; locale: Locale; label?: string };

/** What a text with a choice says in each case, with those marked that the original has not. */
export function Cases({ text, original, locale, label = words.cases }: CasesProps): React.ReactNode {
  const cases = React.useMemo(() => casesOf(text, locale), [text, locale]);
  const before = React.useMemo(
    () => (text === original ? cases : casesOf(original, locale)),
    [text, original, cases, locale],
  );
  if (cases.length === 0) return null;
  return (
    <div className="cases">
      <p>{label}</p>
      <ul>
        {cases.map((one) => (
          <li key={one} lang={locale}>
            {before.includes(one) ? one : <ins>{one}</ins>}
          </li>
        ))}
      </ul>
    </div>
  );
}
