import { useState } from "react";
import { pixels } from "../shared/theme/readTokens.ts";
import { scale, themes } from "./tokens.ts";

const texts = {
  title: "Überschrift der Seite, Codes",
  section: "Überschrift eines Abschnitts, Titel auf dem Schild",
  value: "Wert im Feld, Hauptschaltfläche",
  row: "Titel einer Zeile",
  body: "Fließtext",
  meta: "Hinweis, Marke, zweite Zeile",
};

const size = (name: string, from = scale): number => pixels(from[name] ?? "");

/** The six sizes of type, each set in itself. */
export function TypeScale() {
  return (
    <section className="sb-unstyled docs">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Größe und Zeile</th>
            <th scope="col">Wofür</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(texts).map(([name, use]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{`${size(`text-${name}`)} / ${size(`text-${name}--line-height`)} px`}</td>
              <td className="docs-sample" style={{ fontSize: scale[`text-${name}`] }}>
                {use}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const weights = { normal: "Fließtext", strong: "Titel einer Zeile, Schaltfläche", title: "Überschrift" };

/** The three weights, each set in itself. */
export function Weights() {
  return (
    <section className="sb-unstyled docs">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Stärke</th>
            <th scope="col">Wofür</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(weights).map(([name, use]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{scale[`font-weight-${name}`]}</td>
              <td className="docs-sample" style={{ fontWeight: scale[`font-weight-${name}`] }}>
                {use}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const steps = [4, 8, 12, 16, 20, 24, 32];

/** The steps of distance that are in use. */
export function Spaces() {
  return (
    <section className="sb-unstyled docs">
      <ul className="docs-row">
        {steps.map((step) => (
          <li key={step}>
            <span className="docs-space" style={{ width: step, height: step }} />
            {`${step} px`}
          </li>
        ))}
      </ul>
      <p>{`Seitenrand und Innenrand der Karte: ${size("page", themes.light)} px, ab ${size("breakpoint-wide")} px Breite 24 px.`}</p>
      <p>{`Die Karte der Anmeldung ist höchstens ${size("container-auth")} px breit.`}</p>
    </section>
  );
}

const radii = { plate: "Plakette", field: "Feld und Schaltfläche", card: "Karte und Fenster" };

export function Radii() {
  return (
    <ul className="sb-unstyled docs docs-row">
      {Object.entries(radii).map(([name, use]) => (
        <li key={name}>
          <span className="docs-corner" style={{ borderStartStartRadius: scale[`radius-${name}`] }} />
          {`${use}: ${size(`radius-${name}`)} px`}
        </li>
      ))}
    </ul>
  );
}

const speeds = {
  fast: "Etwas verschwindet oder wird gedrückt",
  slow: "Meldung und Fenster kommen, Fortschritt wächst",
};

export function Motion() {
  return (
    <ul className="sb-unstyled docs docs-moves">
      {Object.entries(speeds).map(([name, use]) => (
        <Move key={name} name={name}>
          {`${name}, ${size(`m-${name}`, themes.light)} ms: ${use}`}
        </Move>
      ))}
    </ul>
  );
}

/** Plays as it is in the product: with a device that is set to less motion nothing moves. */
function Move({ name, children }: { name: string; children: string }) {
  const [plays, setPlays] = useState(0);
  return (
    <li>
      <button type="button" className="docs-play" aria-label={`${name} abspielen`} onClick={() => setPlays(plays + 1)}>
        Abspielen
      </button>
      <span key={plays} className={`docs-move docs-move-${name}`} data-plays={plays || undefined} />
      <span>{children}</span>
    </li>
  );
}

const lifts = { lift: "Leiste unten, über dem Inhalt", "lift-all": "Fenster und Kurzmeldung, über der ganzen Seite" };

export function Elevation() {
  return (
    <ul className="sb-unstyled docs docs-row">
      {Object.entries(lifts).map(([name, use]) => (
        <li key={name}>
          <span className="docs-lift" style={{ boxShadow: `var(--${name})` }} />
          {`${name}: ${use}`}
        </li>
      ))}
    </ul>
  );
}
