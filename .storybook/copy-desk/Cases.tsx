import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import { casesOf } from "../findings/reading.ts";
import { words } from "./words.ts";

/** What a text with a choice says in each case. */
export function Cases({ text, locale }: { text: string; locale: Locale }): React.ReactNode {
  const cases = React.useMemo(() => casesOf(text, locale), [text, locale]);
  if (cases.length === 0) return null;
  return (
    <div className="cases">
      <p>{words.cases}</p>
      <ul>
        {cases.map((one) => (
          <li key={one} lang={locale}>
            {one}
          </li>
        ))}
      </ul>
    </div>
  );
}
