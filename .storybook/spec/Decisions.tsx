import { decisions } from "virtual:requirements";
import { Cited } from "./Cited.tsx";
import { Entries, Part } from "./Entries.tsx";

export const Decisions = () => (
  <Entries summary={`${decisions.length} Entscheidungen`} entries={decisions}>
    {({ part, question, options, decision, reason }) => (
      <>
        <Part name={`Frage, Dokument ${part}`} text={question} />
        {options.length > 0 ? (
          <div>
            <dt lang="de">Möglichkeiten</dt>
            <dd>
              <ol>
                {options.map((option) => (
                  <li key={option}>
                    <Cited text={option} />
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        ) : null}
        <Part name="Entschieden" text={decision} />
        {reason ? <Part name="Grund" text={reason} /> : null}
      </>
    )}
  </Entries>
);
