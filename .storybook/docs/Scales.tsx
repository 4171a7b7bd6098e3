import { useState, type CSSProperties } from "react";
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

type ScaleTableProps = {
  /** What is measured: the heading of the second column. */
  measure: string;
  /** By the name of a step, what it is for. */
  uses: Readonly<Record<string, string>>;
  measureOf: (name: string) => string | undefined;
  styleOf: (name: string) => CSSProperties;
};

/** The steps of a scale, each set in itself. */
const ScaleTable = ({ measure, uses, measureOf, styleOf }: ScaleTableProps) => (
  <section className="sb-unstyled docs">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{measure}</th>
          <th scope="col">Wofür</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(uses).map(([name, use]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{measureOf(name)}</td>
            <td className="docs-sample" style={styleOf(name)}>
              {use}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const TypeScale = () => (
  <ScaleTable
    measure="Größe und Zeile"
    uses={texts}
    measureOf={(name) => `${size(`text-${name}`)} / ${size(`text-${name}--line-height`)} px`}
    styleOf={(name) => ({ fontSize: scale[`text-${name}`] })}
  />
);

const weights = { normal: "Fließtext", strong: "Titel einer Zeile, Schaltfläche", title: "Überschrift" };

export const Weights = () => (
  <ScaleTable
    measure="Stärke"
    uses={weights}
    measureOf={(name) => scale[`font-weight-${name}`]}
    styleOf={(name) => ({ fontWeight: scale[`font-weight-${name}`] })}
  />
);

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
