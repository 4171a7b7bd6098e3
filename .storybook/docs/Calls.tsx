import { callRows, fieldsOf, kindOf, type ApiDocument, type Schema } from "./callTable.ts";

/** Every call of the contract: what it is for, what goes there and what comes back. */
export function Calls({ api }: { api: ApiDocument }) {
  const rows = callRows(api);
  return (
    <section className="sb-unstyled docs">
      <p>{`${rows.length} Aufrufe`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Aufruf</th>
            <th scope="col">Token</th>
            <th scope="col">Anfrage</th>
            <th scope="col">Antwort</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, method, path, query, summary, bearer, request, answer }) => (
            <tr key={name}>
              <th scope="row">
                <code>{`${method} ${path}`}</code>
                <p lang="en">{summary}</p>
              </th>
              <td>{bearer}</td>
              <td>
                {query.length > 0 ? <code>{`?${query.join("&")}`}</code> : null}
                {request ? <Shape schema={request} /> : null}
              </td>
              <td>{answer ? <Shape schema={answer} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const few = 8;

/** A short list of fields stands open, a long one can be opened. */
function Shape({ schema }: { schema: Schema }) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return kindOf(schema);
  const list = (
    <ul className="docs-fields">
      {fields.map(({ name, kind, isRequired, depth }, place) => (
        <li key={`${place} ${name}`} style={{ paddingInlineStart: `${depth}rem` }}>
          <code>{isRequired ? name : `${name}?`}</code> {kind}
        </li>
      ))}
    </ul>
  );
  if (fields.length <= few) return list;
  return (
    <details>
      <summary>{`${kindOf(schema)}, ${fields.length} Felder`}</summary>
      {list}
    </details>
  );
}
