import { useState } from "react";
import { rows } from "virtual:requirements";
import { areaNames } from "./areaNames.ts";
import { ProofList } from "./ProofList.tsx";
import "./requirements.css";

const areas = [...new Set(rows.map(({ area }) => area))];

/** Every row of the catalogue, with the stories and tests that prove it; open ones stand out. */
export function Requirements() {
  const [area, setArea] = useState("");
  const [isOpenOnly, setOpenOnly] = useState(false);
  const inside = rows.filter((row) => !area || row.area === area);
  const open = inside.filter(({ proofs }) => proofs.length === 0);
  const shown = isOpenOnly ? open : inside;
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
          <input type="checkbox" checked={isOpenOnly} onChange={(event) => setOpenOnly(event.target.checked)} /> Nur
          offene
        </label>
      </form>
      <p role="status">{`${inside.length - open.length} von ${inside.length} belegt, ${open.length} offen`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Nummer</th>
            <th scope="col">Anforderung</th>
            <th scope="col">Belegt durch</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, text, source, proofs }) => (
            <tr key={id} id={id} data-open={proofs.length === 0 ? "" : undefined}>
              <th scope="row">{id}</th>
              <td lang="en">
                {text} <small>{source}</small>
              </td>
              <td>
                <ProofList proofs={proofs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
