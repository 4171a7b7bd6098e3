import { callAnchor } from "./callAnchor.ts";
import { fieldsOf, kindOf, type CallRow, type Schema } from "./callTable.ts";

const tokenWords = {
  nie: "ohne Token",
  "wenn vorhanden": "mit Token, wenn es eines gibt",
  immer: "mit Token",
} as const;

/** One call: its purpose, its fields and an example of a success and of a refusal. */
export function Call({
  row: { name, method, path, query, summary, bearer, request, answer, example },
}: {
  row: CallRow;
}) {
  return (
    <article className="docs-call" id={callAnchor(name)} aria-labelledby={`${callAnchor(name)}-titel`}>
      <h4 id={`${callAnchor(name)}-titel`}>
        <code>{`${method} ${path}`}</code>
      </h4>
      <p lang="en">
        <WithCode text={summary} />
      </p>
      <p>
        <code>{name}</code>, {tokenWords[bearer]}
      </p>
      <div className="docs-call-parts">
        <div>
          <h5>Anfrage</h5>
          {query.length > 0 ? <p>{`Im Pfad hinter dem Fragezeichen: ${query.join(", ")}`}</p> : null}
          {request ? <Shape schema={request} /> : null}
          <pre lang="en">{example.request}</pre>
        </div>
        <div>
          <h5>Erfolgsantwort</h5>
          {answer ? <Shape schema={answer} /> : null}
          <pre>{example.answer}</pre>
          {example.refusals.map(({ status, answer: refusal }) => (
            <div key={status}>
              <h5>{`Fehlerantwort, zum Beispiel ${status}`}</h5>
              <pre>{refusal}</pre>
            </div>
          ))}
        </div>
      </div>
    </article>
  );
}

/** What stands between backticks is code. */
const WithCode = ({ text }: { text: string }) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const few = 4;

/** A short list of fields stands open, a long one can be opened. */
function Shape({ schema }: { schema: Schema }) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return null;
  const list = (
    <ul className="docs-fields">
      {fields.map(({ name, kind, isRequired, depth }, index) => (
        <li key={`${index} ${name}`} style={{ paddingInlineStart: `${depth}rem` }}>
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
