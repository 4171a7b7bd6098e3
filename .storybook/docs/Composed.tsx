import { FilePenLine } from "lucide-react";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { pixels } from "../shared/theme/readTokens.ts";
import { Numbered } from "./part/Anatomy.tsx";
import { scale, themes } from "./tokens.ts";

const px = (name: string, from = scale) => `${pixels(from[name] ?? "")} px`;

const pieces = [
  ["Schild", `Farbe sign, Seitenrand ${px("page", themes.light)}, ab ${px("breakpoint-wide")} Breite 24 px`],
  ["Titel auf dem Schild", `Schrift section, ${px("text-section")}`],
  ["Karte", `Farbe surface, Linie line, Ecken ${px("radius-card")}, Innenrand wie der Seitenrand`],
  ["Plakette", `Gelb für den nächsten Schritt, Ecken ${px("radius-plate")}`],
  ["Titel und zweite Zeile", `Schrift row, ${px("text-row")}, und meta, ${px("text-meta")}`],
  ["Hauptschaltfläche", `Farbe action, Ecken ${px("radius-field")}, 52 px hoch`],
].map(([name = "", note = ""]) => ({ name, note }));

/** The foundations together, as they meet on a screen; each number is explained beside it. */
export const Composed = () => (
  <section className="sb-unstyled docs part">
    <Numbered pieces={pieces}>
      <div className="overflow-hidden rounded-card border border-line">
        <div className="grid gap-1 bg-sign p-page text-sign-ink" data-piece="Schild">
          <span className="text-section font-title" data-piece="Titel auf dem Schild">
            {"Guten Morgen, Amira"}
          </span>
          <span className="text-meta text-sign-ink-2">{"2 von 4 Bereichen erledigt"}</span>
        </div>
        <div className="bg-paper p-page">
          <div className="grid gap-4 rounded-card border border-line bg-surface p-card" data-piece="Karte">
            <span className="flex items-center gap-3">
              <span data-piece="Plakette">
                <Plate tone="signal">{<FilePenLine />}</Plate>
              </span>
              <span className="grow" data-piece="Titel und zweite Zeile">
                <span className="block text-row font-strong">{"Vertrag unterschreiben"}</span>
                <span className="block text-meta text-ink-2">{"Schritt 5 von 8"}</span>
              </span>
            </span>
            <Button data-piece="Hauptschaltfläche">
              {"Anleitung ansehen"} <NextArrow />
            </Button>
          </div>
        </div>
      </div>
    </Numbered>
  </section>
);
