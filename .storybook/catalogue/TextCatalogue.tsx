import { useDeferredValue, useMemo, useState } from "react";
import { copyUse } from "virtual:copy-use";
import { spelling } from "virtual:spelling";
import { base, keys } from "virtual:text-catalogue";
import { CatalogueRow } from "./CatalogueRow.tsx";
import { chosen, everything } from "./choice.ts";
import { Choices } from "./Choices.tsx";
import { rowsOf } from "./rows.ts";
import { words } from "./words.ts";
import "./catalogue.css";

const areas = [...new Set(keys.map(({ area }) => area))];

/** Every text in both languages, to be searched, filtered and put in order. */
export function TextCatalogue() {
  const rows = useMemo(() => rowsOf(keys, copyUse, spelling), []);
  const [choice, setChoice] = useState(everything);
  const asked = useDeferredValue(choice);
  const shown = useMemo(() => chosen(rows, asked), [rows, asked]);
  return (
    <section className="sb-unstyled catalogue">
      <Choices choice={choice} areas={areas} hasHistory={base !== null} onChange={setChoice} />
      <p role="status">{words.count(shown.length, rows.length)}</p>
      {base !== null && asked.view === "changed" ? <p>{words.since(base)}</p> : null}
      <div role="region" aria-label={words.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.key}</th>
              {asked.locale === "en" ? null : <th scope="col">{words.german}</th>}
              {asked.locale === "de" ? null : <th scope="col">{words.english}</th>}
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.seen}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <CatalogueRow key={row.key} row={row} locale={asked.locale} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
