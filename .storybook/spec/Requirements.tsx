import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { rows } from "virtual:requirements";
import { Cited } from "./Cited.tsx";
import { useFragment } from "../shared/tables/fragment.ts";
import { Select } from "../shared/tables/Select.tsx";
import { LongTable } from "../shared/tables/LongTable.tsx";
import { Unbroken } from "../shared/tables/Unbroken.tsx";
import { renderedInView } from "../shared/tables/words.ts";
import type { Kind } from "./rows.ts";
import type { Weakness } from "./weakness.ts";
import type { Proof, ProofKind } from "./proof.ts";
import "./requirements.css";

const kindNames = new Map<Kind, string>([
  ["text", "Wortlaut"],
  ["look", "Aussehen"],
  ["rule", "Regel"],
  ["behaviour", "Verhalten"],
  ["call", "Aufruf"],
]);

/** Names of the areas of the requirement catalogue. */
const areaNames: Record<string, string> = {
  ROUTE: "Bildschirme, Pfade und Wege",
  AUTH: "Anmeldung",
  INFO: "Angaben beim Anlegen des Kontos",
  SESS: "Sitzung",
  API: "Aufrufe beim Anmelden",
  MSG: "Meldungen beim Anmelden",
  ENT: "Daten beim Anmelden",
  FMT: "Formate beim Anmelden",
  NAV: "Bildschirme nach der Anmeldung",
  DASH: "Startseite",
  PROF: "Profil",
  CONTR: "Vertrag",
  PAY: "Lohn und Bank",
  IDC: "Ausweisprüfung",
  COC: "Verhaltensregeln",
  EVT: "Termine",
  AVL: "Verfügbarkeit",
  MYEV: "Ihr Termin",
  GRP: "Gruppen",
  ONB: "Einstieg",
  OPS: "Listen der Aufsicht",
  HELP: "Hilfe",
  ROLE: "Rollen",
  ENTS: "Daten nach der Anmeldung",
  APIS: "Aufrufe nach der Anmeldung",
  MSGS: "Meldungen nach der Anmeldung",
  FMTS: "Formate nach der Anmeldung",
  VA: "Sichtbare Zustände: Anmeldung",
  VS: "Sichtbare Zustände: nach der Anmeldung",
};

const areaOptions = Object.fromEntries(rows.map(({ area }) => [area, `${area}: ${areaNames[area] ?? area}`]));

const columns = { Nummer: "8rem", Anforderung: "minmax(0, 3fr)", "Belegt durch": "minmax(0, 2fr)" };

const listed = rows.map((row) => ({
  ...row,
  isWeak: row.weakness !== undefined,
  searchText: JSON.stringify([row.id, row.text, row.source, row.proofs]).toLowerCase(),
}));

/** Every row of the catalogue with its proofs; open and weak rows are highlighted. */
export function Requirements() {
  const linked = useFragment();
  const start = rows.some(({ id }) => id === linked) ? linked : "";
  // A link to a row resets the filters, which could hide it.
  return <Filtered key={start} start={start} />;
}

function Filtered({ start }: { start: string }) {
  const [query, setQuery] = useState("");
  const [area, setArea] = useState("");
  const [kind, setKind] = useState<Kind | "">("");
  const [isWeakOnly, setWeakOnly] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (start) section.current?.scrollIntoView();
  }, [start]);
  const search = useDeferredValue(query.trim().toLowerCase());
  const inside = useMemo(
    () =>
      listed.filter(
        (row) =>
          (!area || row.area === area) && (!kind || row.kind === kind) && (!search || row.searchText.includes(search)),
      ),
    [area, kind, search],
  );
  const weak = useMemo(() => inside.filter(({ isWeak }) => isWeak), [inside]);
  const open = weak.filter(({ weakness }) => weakness?.kind === "open");
  return (
    <section ref={section} className="sb-unstyled requirements long">
      <form role="search" className="page-controls" onSubmit={(event) => event.preventDefault()}>
        <label>
          Nummer, Text oder Beleg
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <Select label="Bereich" value={area} options={{ "": "Alle Bereiche", ...areaOptions }} onPick={setArea} />
        <Select
          label="Art"
          value={kind}
          options={{ "": "Alle Arten", ...Object.fromEntries(kindNames) }}
          onPick={setKind}
        />
        <label className="page-check">
          <input type="checkbox" checked={isWeakOnly} onChange={(event) => setWeakOnly(event.target.checked)} />
          Nur schwache und offene
        </label>
      </form>
      <p role="status">
        {`${inside.length - weak.length} von ${inside.length} belegt, ${weak.length - open.length} schwach, ${open.length} offen`}
      </p>
      <p className="long-hint">{renderedInView}</p>
      <LongTable name="Anforderungen" columns={columns} rows={isWeakOnly ? weak : inside} marked={start}>
        {(row) => (
          <Fragment key={row.id}>
            <th scope="row">
              {row.id} <small>{kindNames.get(row.kind)}</small>
            </th>
            <td lang="en">
              <Cited text={row.text} /> <small>{row.source}</small>
            </td>
            <td>
              <WeaknessNote weakness={row.weakness} />
              <ProofList proofs={row.proofs} />
            </td>
          </Fragment>
        )}
      </LongTable>
    </section>
  );
}

function WeaknessNote({ weakness }: { weakness: Weakness | undefined }) {
  switch (weakness?.kind) {
    case undefined:
      return null;
    case "open":
      return <strong>offen</strong>;
    case "notAsserted":
      return <strong>schwach: Nichts prüft es nach.</strong>;
    case "notInCatalogue":
      return <strong>schwach: Kein Text sagt {weakness.wordings.map((text) => `„${text}“`).join(", ")}.</strong>;
  }
}

const proofNames: Record<ProofKind, string> = {
  story: "Zustand",
  play: "Zustand, gespielt",
  test: "Test",
  journey: "Weg durch die App",
  wording: "Textkatalog",
  quoted: "Zitat, auf Deutsch im Textkatalog",
  expectation: "Zustand, nachgesehen",
};

function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  return (
    <ul>
      {proofs.map((proof) => (
        <li key={JSON.stringify(proof)}>
          <small>{proofNames[proof.kind]}</small> <Named proof={proof} />
        </li>
      ))}
    </ul>
  );
}

/** Replaces the placeholders of a table-driven test. */
const withGaps = (title: string) => title.replaceAll(/%[a-z%]|\$\{[^}]*\}|\$[\w.]+/g, "…");

function Named({ proof }: { proof: Proof }) {
  switch (proof.kind) {
    case "story":
    case "play":
    case "expectation":
      return (
        <a href={`./?path=/story/${proof.story}`} target="_top">
          {proof.title}
        </a>
      );
    case "test":
    case "journey":
      return (
        <span lang="en">
          {withGaps(proof.title)} <code>{proof.file}</code>
        </span>
      );
    case "wording":
    case "quoted":
      return (
        <span>
          <span lang={proof.kind === "quoted" ? "en" : undefined}>
            <Unbroken>{proof.text}</Unbroken>
          </span>{" "}
          <code>{proof.key}</code>
        </span>
      );
  }
}
