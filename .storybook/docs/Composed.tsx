import { FilePenLine } from "lucide-react";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { pixels } from "../shared/theme/readTokens.ts";
import { scale, themes } from "./tokens.ts";

const px = (name: string, from = scale) => `${pixels(from[name] ?? "")} px`;

const notes = [
  ["Schild", `Farbe sign, Seitenrand ${px("page", themes.light)}, ab ${px("breakpoint-wide")} Breite 24 px`],
  ["Titel auf dem Schild", `Schrift section, ${px("text-section")}`],
  ["Karte", `Farbe surface, Linie line, Ecken ${px("radius-card")}, Innenrand wie der Seitenrand`],
  ["Plakette", `Gelb für den nächsten Schritt, Ecken ${px("radius-plate")}`],
  ["Titel und zweite Zeile", `Schrift row, ${px("text-row")}, und meta, ${px("text-meta")}`],
  ["Hauptschaltfläche", `Farbe action, Ecken ${px("radius-field")}, 52 px hoch`],
] as const;

const mark = (number: number) => (
  <span aria-hidden="true" className="docs-number">
    {number}
  </span>
);

/** The foundations together, as they meet on a screen; each number is explained beside it. */
export const Composed = () => (
  <section className="sb-unstyled docs docs-composed">
    <div className="docs-composed-screen">
      <div className="relative grid gap-1 bg-sign p-page text-sign-ink">
        {mark(1)}
        <span className="relative text-section font-title">
          {mark(2)}
          {"Guten Morgen, Amira"}
        </span>
        <span className="text-meta text-sign-ink-2">{"2 von 4 Bereichen erledigt"}</span>
      </div>
      <div className="bg-paper p-page">
        <div className="relative grid gap-4 rounded-card border border-line bg-surface p-card">
          {mark(3)}
          <span className="relative flex items-center gap-3">
            {mark(4)}
            <Plate tone="signal">{<FilePenLine />}</Plate>
            <span className="relative grow">
              {mark(5)}
              <span className="block text-row font-strong">{"Vertrag unterschreiben"}</span>
              <span className="block text-meta text-ink-2">{"Schritt 5 von 8"}</span>
            </span>
          </span>
          <span className="relative grid">
            {mark(6)}
            <Button>
              {"Anleitung ansehen"} <NextArrow />
            </Button>
          </span>
        </div>
      </div>
    </div>
    <ol>
      {notes.map(([part, what]) => (
        <li key={part}>
          <strong>{part}:</strong> {what}
        </li>
      ))}
    </ol>
  </section>
);
