import { useState } from "react";
import { rows } from "virtual:requirements";
import { areaNames } from "./areaNames.ts";
import { Cited } from "./Cited.tsx";
import { kindNames } from "./kindNames.ts";
import { ProofList } from "./ProofList.tsx";
import { WeaknessNote } from "./WeaknessNote.tsx";
import "./requirements.css";

const areas = [...new Set(rows.map(({ area }) => area))];

/** Rows that are drawn at once. With all 1,564 the check of the page for accessibility takes longer than two minutes. */
const STEP = 100;

/** Every row of the catalogue with its kind and what speaks for it; open and weak ones stand out. */
export function Requirements() {
  const [area, setArea] = useState("");
  const [kind, setKind] = useState("");
  const [isWeakOnly, setWeakOnly] = useState(false);
  const [shown, setShown] = useState(STEP);
  const inside = rows.filter((row) => (!area || row.area === area) && (!kind || row.kind === kind));
  const open = inside.filter(({ weakness }) => weakness?.kind === "open");
  const weak = inside.filter(({ weakness }) => weakness);
  const listed = isWeakOnly ? weak : inside;
  return (
    <section className="sb-unstyled requirements">
      <form>
        <label>
          Bereich{" "}
          <select value={area} onChange={(event) => setArea(event.target.value)}>
            <option value="">Alle Bereiche</option>
            {areas.map((name) => (
              <option key={name} value={name}>{`${name}: ${areaNames[name] ?? name}`}</option>
            ))}
          </select>
        </label>
        <label>
          Art{" "}
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">Alle Arten</option>
            {Object.entries(kindNames).map(([name, called]) => (
              <option key={name} value={name}>
                {called}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isWeakOnly} onChange={(event) => setWeakOnly(event.target.checked)} /> Nur
          schwache und offene
        </label>
      </form>
      <p role="status">
        {`${inside.length - weak.length} von ${inside.length} belegt, ${weak.length - open.length} schwach, ${open.length} offen`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Nummer</th>
            <th scope="col">Anforderung</th>
            <th scope="col">Belegt durch</th>
          </tr>
        </thead>
        <tbody>
          {listed.slice(0, shown).map((row) => (
            <tr key={row.id} id={row.id} data-weak={row.weakness ? "" : undefined}>
              <th scope="row">
                {row.id} <small>{kindNames[row.kind]}</small>
              </th>
              <td lang="en">
                <Cited text={row.text} /> <small>{row.source}</small>
              </td>
              <td>
                <WeaknessNote weakness={row.weakness} />
                <ProofList proofs={row.proofs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {listed.length > shown ? (
        <button type="button" onClick={() => setShown(shown + STEP)}>
          {`Weitere ${Math.min(STEP, listed.length - shown)} von ${listed.length} anzeigen`}
        </button>
      ) : null}
    </section>
  );
}
