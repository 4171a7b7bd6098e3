import { Call } from "./Call.tsx";
import { callGroups } from "./callGroups.ts";
import { callAnchor } from "./callAnchor.ts";
import { callRows, type ApiDocument } from "./callTable.ts";
import { AnchorLink } from "../shared/AnchorLink.tsx";

/** Every call of the contract: first all of them as links, then each with what goes there and what comes back. */
export function Calls({ api }: { api: ApiDocument }) {
  const rows = callRows(api);
  const groups = callGroups(rows);
  return (
    <section className="sb-unstyled docs">
      <nav aria-label="Alle Aufrufe" className="docs-contents">
        <p>{`${rows.length} Aufrufe`}</p>
        {groups.map(({ title, calls }) => (
          <div key={title}>
            <p className="docs-contents-title">{title}</p>
            <ul>
              {calls.map((row) => (
                <li key={row.name}>
                  <AnchorLink anchor={callAnchor(row.name)}>
                    <code>{`${row.method} ${row.path}`}</code>
                  </AnchorLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {groups.map(({ title, calls }) => (
        <section key={title} aria-labelledby={groupAnchor(title)}>
          <h3 id={groupAnchor(title)}>{title}</h3>
          {calls.map((row) => (
            <Call key={row.name} row={row} />
          ))}
        </section>
      ))}
    </section>
  );
}

const groupAnchor = (title: string): string => `gruppe-${title.toLowerCase().replaceAll(" ", "-")}`;
