import { useState, type CSSProperties, type ReactNode } from "react";
import { pixels } from "../shared/theme/readTokens.ts";
import { nameOfPart } from "../shared/titles.ts";
import { corners, px, scale, themes, tokensOf, wideFrame } from "./tokens.ts";

const texts = {
  title: "Überschrift der Seite, Codes",
  section: "Überschrift eines Abschnitts, Titel auf dem Schild",
  value: "Hauptschaltfläche, wichtiger Wert",
  row: "Titel einer Zeile",
  body: "Fließtext",
  meta: `Hinweis, ${nameOfPart("Badge")}, zweite Zeile`,
};

/** The weight in which the product mostly sets a size. */
const weightOfText: Readonly<Record<string, string>> = {
  title: "title",
  section: "title",
  value: "strong",
  row: "strong",
};
const weightOf = (name: string) => scale[`font-weight-${weightOfText[name] ?? "normal"}`];

const size = (name: string, from = scale): number => pixels(from[name] ?? "");

type ScaleTableProps = {
  /** What is measured: the heading of the second column. */
  measure: string;
  /** By the name of a step, what it is for. */
  uses: Readonly<Record<string, string>>;
  measureOf: (name: string) => string | undefined;
  styleOf?: (name: string) => CSSProperties;
  /** Drawn before the measure. */
  shapeOf?: (name: string) => ReactNode;
};

/** The steps of a scale, each set in itself. */
const ScaleTable = ({ measure, uses, measureOf, styleOf, shapeOf }: ScaleTableProps) => (
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
            <td>
              {shapeOf?.(name)}
              {measureOf(name)}
            </td>
            <td className="docs-sample" style={styleOf?.(name)}>
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
    measure="Größe / Zeile, Stärke"
    uses={texts}
    measureOf={(name) => `${size(`text-${name}`)} / ${px(size(`text-${name}--line-height`))}, ${weightOf(name)}`}
    styleOf={(name) => ({
      fontSize: scale[`text-${name}`],
      lineHeight: scale[`text-${name}--line-height`],
      fontWeight: weightOf(name),
    })}
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

/** By the name of a step of Tailwind, or of a variable of theme.css. */
const spaces = {
  1: "Zwischen Icon und Wort im Etikett, zwischen zwei Zeilen, die zusammengehören",
  2: "In einer Schaltfläche und zwischen zwei Schaltflächen",
  3: "In einer Zeile: Plakette, Text, Etikett. Zwischen Überschrift und Liste",
  4: "Auf dem Schild und in einer Meldung",
  5: "Zwischen zwei Feldern, zwischen Schild und Inhalt",
  6: "Zwischen Karten, Abschnitten und Spalten",
  8: "Unter dem Inhalt, am Ende der Seite",
  page: "Seitenrand",
  card: "Innenrand der Karte, der Zeile und der Angaben",
};

const spaceOf = (name: string) => Number(name) * 4 || size(name, themes.light);

/** The steps of distance that are in use. */
export function Spaces() {
  return (
    <>
      <ScaleTable
        measure="Abstand"
        uses={spaces}
        measureOf={(name) =>
          Number(name) ? px(spaceOf(name)) : `${px(spaceOf(name))}, ab ${px(size("breakpoint-wide"))} Breite ${px(24)}`
        }
        shapeOf={(name) => <span className="docs-space" style={{ width: spaceOf(name), height: spaceOf(name) }} />}
      />
      <p>{`Die Karte der Anmeldung ist höchstens ${px(size("container-auth"))} breit.`}</p>
    </>
  );
}

/** Of the token that a class names, or of the class itself; none where it is fully round. */
function radiusOf(name: string): string | undefined {
  return /\[(.+)\]/.exec(name)?.[1] ?? scale[name.replace("rounded", "radius")];
}

function cornerOf(name: string): string {
  const radius = radiusOf(name);
  if (!radius) return "ganz rund";
  return `${px(pixels(radius))}${name.startsWith("rounded-t-") ? ", nur oben" : ""}`;
}

export const Radii = () => (
  <ScaleTable
    measure="Radius"
    uses={corners}
    measureOf={cornerOf}
    shapeOf={(name) => <span className="docs-corner" style={{ borderStartStartRadius: radiusOf(name) ?? "100%" }} />}
  />
);

const windows = [
  { name: "Handy:", width: 390, use: "Eine Spalte, Leiste unten" },
  { name: "wide, ab", width: size("breakpoint-wide"), use: "Mehr Rand an Seite und Karte" },
  {
    name: "tablet, ab",
    width: size("breakpoint-tablet"),
    use: "Der Rahmen wird breiter, zwei Spalten sind möglich, die Check-in-Liste wird eine Tabelle",
  },
  {
    name: "desk, ab",
    width: size("breakpoint-desk"),
    use: "Text und Formulare haben ihr Maß, auch als erste von zwei Spalten",
  },
  { name: "Rechner:", width: 1280, use: "Der Rahmen wächst nicht mehr" },
];

/** Between two columns, in px. */
const COLUMN_GAP = 24;

/** The least width of the second column on a desktop, in px. */
const LEAST_BESIDE = 320;

/** The widths of two columns in a frame, in px, as in Columns.tsx; empty where there is one. */
function columnsIn(frame: number, width: number): number[] {
  if (width < size("breakpoint-tablet")) return [];
  const room = frame - COLUMN_GAP;
  if (width < size("breakpoint-desk")) return [Math.round(room * 0.6), Math.round(room * 0.4)];
  const left = Math.min(size("container-column"), room - LEAST_BESIDE);
  return [left, room - left];
}

/** Windows to scale, from the width at which the layout changes, with the frame of the page, the column of text and two columns. */
export function Layout() {
  return (
    <section className="sb-unstyled docs">
      <ul className="docs-windows">
        {windows.map(({ name, width, use }) => {
          const margin = width < size("breakpoint-wide") ? size("page", themes.light) : 24;
          const frame = Math.min(
            width < size("breakpoint-tablet") ? size("container-content") : pixels(wideFrame),
            width - 2 * margin,
          );
          const text = width < size("breakpoint-desk") ? frame : Math.min(size("container-column"), frame);
          const columns = columnsIn(frame, width);
          const pair = columns.length > 0 ? `, zwei Spalten ${columns.join(" und ")} px` : "";
          return (
            <li key={name} style={{ "--window": width, "--frame": frame, "--column": text } as CSSProperties}>
              <p>
                <strong>{`${name} ${px(width)}.`}</strong> {use}
              </p>
              <div
                className="docs-window"
                role="img"
                aria-label={`Rahmen ${frame} px, Text höchstens ${text} px${pair}`}
              >
                <div>
                  <div>{`Text ${text}`}</div>
                  {frame > text ? <span>{`Rahmen ${frame}`}</span> : null}
                </div>
                {columns.length > 0 ? (
                  <div className="docs-window-columns">
                    {columns.map((each, at) => (
                      <div key={at} style={{ "--column": each } as CSSProperties}>
                        {`Spalte ${each}`}
                      </div>
                    ))}
                  </div>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const curve = themes.light["m-slow"]?.replace(/^\S+ /, "") ?? "";

/** One curve for everything that moves, as theme.css has it: fast at first, then gently to its end. */
export function Easing() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (curve.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <figure className="sb-unstyled docs docs-easing">
      <svg viewBox="-4 -4 108 108" role="img" aria-label="Verlauf der Bewegung">
        <path d="M0 0V100H100" />
        <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
      </svg>
      <figcaption>
        {"Jede Bewegung hat denselben Verlauf: schnell los, sanft an."} <code>{curve}</code>
      </figcaption>
    </figure>
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
          {`${name}, ${size(`m-${name}`, themes.light)}\u00a0ms: ${use}`}
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
          {(["light", "dark"] as const).map((theme) => (
            <span key={theme} className="docs-ground" style={tokensOf(theme)}>
              <span className="docs-lift" style={{ boxShadow: `var(--${name})` }}>
                {theme === "light" ? "Hell" : "Dunkel"}
              </span>
            </span>
          ))}
          <span>{`${name}: ${use}`}</span>
        </li>
      ))}
    </ul>
  );
}
