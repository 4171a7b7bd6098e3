import { useEffect, useRef, useState, type ReactNode } from "react";
import { useFragment } from "../shared/tables/fragment.ts";
import { Cited, EntryLink } from "./Cited.tsx";
import type { Successor } from "./namedEntries.ts";
import { reliability, decisions } from "virtual:requirements";
import "./requirements.css";

type Entry = {
  id: string;
  files: readonly string[];
  replacedBy?: { current: string };
  successor?: Successor;
};

type EntriesProps<Of extends Entry> = {
  summary: string;
  entries: readonly Of[];
  children: (entry: Of) => ReactNode;
};

/** Rendering all entries would make the accessibility check of the page take minutes. */
const STEP = 20;

/** A folded list with a search. The id of an entry in the fragment of the URL opens it at that entry. */
export function Entries<Of extends Entry>(props: EntriesProps<Of>) {
  const linked = useFragment();
  const start = props.entries.some(({ id }) => id === linked) ? linked : "";
  return <FoldedEntries key={start} start={start} {...props} />;
}

function FoldedEntries<Of extends Entry>({ start, summary, entries, children }: EntriesProps<Of> & { start: string }) {
  const [isOpen, setOpen] = useState(start !== "");
  const [query, setQuery] = useState(start);
  const [shown, setShown] = useState(STEP);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (start) details.current?.scrollIntoView();
  }, [start]);
  const found = foundIn(entries, query);
  return (
    <details
      ref={details}
      className="sb-unstyled requirements"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen ? (
        <>
          <form role="search" className="page-controls" onSubmit={(event) => event.preventDefault()}>
            <label>
              Suche
              <input type="search" value={query} lang="en" onChange={(event) => setQuery(event.target.value)} />
            </label>
          </form>
          <p role="status">{`${found.length} von ${entries.length}`}</p>
          <ul>
            {found.slice(0, shown).map((entry) => (
              <li key={entry.id} id={entry.id} className="requirements-entry">
                <h3>{entry.id}</h3>
                <dl lang="en">{children(entry)}</dl>
                <Replaced entry={entry} />
                <Files files={entry.files} />
              </li>
            ))}
          </ul>
          {found.length > shown ? (
            <button type="button" onClick={() => setShown(shown + STEP)}>
              {`Weitere ${Math.min(STEP, found.length - shown)} von ${found.length} anzeigen`}
            </button>
          ) : null}
        </>
      ) : (
        <Anchors entries={entries} />
      )}
    </details>
  );
}

/** Targets for links to entries while the list is folded. */
const Anchors = ({ entries }: { entries: readonly Entry[] }) => (
  <ul>
    {entries.map(({ id }) => (
      <li key={id} id={id}>
        {id}
      </li>
    ))}
  </ul>
);

/** An exact id, or a text in any property. */
function foundIn<Of extends Entry>(entries: readonly Of[], query: string): readonly Of[] {
  const search = query.trim().toLowerCase();
  const exact = entries.filter(({ id }) => id.toLowerCase() === search);
  return exact.length > 0
    ? exact
    : entries.filter((entry) => JSON.stringify(Object.values(entry)).toLowerCase().includes(search));
}

export const Part = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt lang="de">{name}</dt>
    <dd>
      <Cited text={text} />
    </dd>
  </div>
);

function Replaced({ entry: { replacedBy, successor } }: { entry: Entry }) {
  if (!replacedBy || !successor) return null;
  return (
    <p className="requirements-now">
      <strong>Was heute gilt:</strong>{" "}
      <span lang="en">
        <Cited text={replacedBy.current} />
      </span>{" "}
      {successor.page ? (
        <a href={`./?path=/docs/${successor.page}`} target="_top">
          {successor.name}
        </a>
      ) : (
        <EntryLink id={successor.name} />
      )}
    </p>
  );
}

function Files({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details>
      <summary>{files.length === 1 ? "Genannt in einer Datei" : `Genannt in ${files.length} Dateien`}</summary>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

const checks = reliability.filter(({ kind }) => kind === "check").length;

export const ReliabilityList = () => (
  <Entries summary={`${checks} Prüfungen und ${reliability.length - checks} Fallen`} entries={reliability}>
    {(entry) =>
      entry.kind === "check" ? (
        <>
          <Part name={`Prüfung, ${topicNames[entry.topic] ?? entry.topic}`} text={entry.text} />
          <Part name="Ziel" text={entry.goal} />
        </>
      ) : (
        <>
          <Part name="Falle" text={entry.where} />
          <Part name="Wörtlich genommen" text={entry.naive} />
          <Part name="Aufgelöst" text={entry.resolution} />
        </>
      )
    }
  </Entries>
);

const topicNames: Record<string, string> = {
  Session: "Sitzung",
  "Secrets and personal data": "Geheimnisse und Personendaten",
  "Flow robustness": "Abläufe",
  "Data at the boundary": "Daten an der Grenze",
  "Files and camera": "Dateien und Kamera",
  "Accessibility as reliability": "Barrierefreiheit",
};

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
