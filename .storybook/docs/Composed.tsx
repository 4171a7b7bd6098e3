import { FilePenLine } from "lucide-react";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { people } from "#src/people/people.ts";
import { de } from "#stories/support/copy.ts";
import { pixels } from "../shared/theme/readTokens.ts";
import { Numbered } from "./part/Anatomy.tsx";
import { px, scale, themes } from "./tokens.ts";

const size = (name: string, from = scale) => px(pixels(from[name] ?? ""));

const pieces = [
  ["Schild", `Farbe sign, Seitenrand ${size("page", themes.light)}, ab ${size("breakpoint-wide")} Breite ${px(24)}`],
  ["Überschrift der Seite", `Schrift title, ${size("text-title")}, Stärke ${scale["font-weight-title"]}`],
  ["Karte", `Farbe surface, Linie line, Ecken ${size("radius-card")}, Innenrand wie der Seitenrand`],
  ["Plakette", `Gelb für den nächsten Schritt, Ecken ${size("radius-plate")}`],
  ["Titel und zweite Zeile", `Schrift row, ${size("text-row")}, und meta, ${size("text-meta")}`],
  ["Hauptschaltfläche", `Farbe action, Ecken ${size("radius-field")}, ${px(52)} hoch`],
].map(([name = "", note = ""]) => ({ name, note }));

/** The foundations together, as they meet on a screen; each number is explained beside it. */
export const Composed = () => (
  <section className="sb-unstyled docs part">
    <Numbered pieces={pieces}>
      <div className="overflow-hidden rounded-card border border-line">
        <div className="grid gap-1 bg-sign p-page text-sign-ink" data-piece="Schild">
          <span className="text-title font-title text-balance" data-piece="Überschrift der Seite">
            {de("dashboard.greeting.morning", { name: people.amira.firstName })}
          </span>
          <span className="text-sign-ink-2">{de("dashboard.partsAlt", { done: 2, total: 4 })}</span>
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
