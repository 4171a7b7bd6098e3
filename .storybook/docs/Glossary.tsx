import { useState } from "react";
import { Unbroken } from "../shared/tables/Unbroken.tsx";
import { glossary, glossaryAnchor, type Term } from "../findings/glossary.ts";

/** The words that are agreed on, searchable in both languages. */
export function Glossary() {
  const [search, setSearch] = useState("");
  const found = glossary.filter((term) => matches(term, search.trim().toLowerCase()));
  return (
    <section className="sb-unstyled docs">
      <form role="search" className="page-controls" onSubmit={(event) => event.preventDefault()}>
        <label>
          Wort suchen
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      </form>
      <p role="status">
        {found.length === 0
          ? "Kein Wort passt. Bitte suchen Sie ein anderes."
          : `${found.length} von ${glossary.length} Einträgen`}
      </p>
      <table hidden={found.length === 0}>
        <thead>
          <tr>
            <th scope="col">Deutsch</th>
            <th scope="col">Englisch</th>
            <th scope="col">Hinweis</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ german, english, note }) => (
            <tr key={german}>
              <th scope="row" id={glossaryAnchor(german)}>
                <Unbroken>{german}</Unbroken>
              </th>
              <td lang="en">{english}</td>
              <td>
                <Unbroken>{note ?? ""}</Unbroken>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const matches = ({ german, english, note = "" }: Term, search: string): boolean =>
  [german, english, note].some((text) => text.toLowerCase().includes(search));
