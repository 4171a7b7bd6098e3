import { ArrowRight, CalendarCheck } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { nameOfPart } from "../shared/titles.ts";
import { DayBadge } from "./DayBadge.tsx";
import { tokensOf } from "./tokens.ts";

type Specimen = { content: ReactNode; part: string; folder: "patterns" | "primitives" };

const page = ({ folder, part }: Specimen) => `?path=/docs/${folder}-${part.toLowerCase()}--docs`;

/** The colours of a group as they meet on a screen, and the part that brings them together. */
const specimens: Readonly<Record<string, Specimen>> = {
  "Grund und Schrift": {
    content: (
      <span className="grid w-full gap-1 rounded-card border border-line bg-surface p-card">
        <span className="flex items-center gap-3">
          <Plate>{<CalendarCheck />}</Plate>
          <span>
            <span className="block text-row font-strong">{"Termin ansehen"}</span>
            <span className="block text-meta text-ink-2">{"Mo., 23.11., 08:00 Uhr"}</span>
          </span>
        </span>
      </span>
    ),
    part: "TaskRow",
    folder: "patterns",
  },
  Schild: {
    content: (
      <span className="grid w-full gap-2 rounded-card bg-sign p-card text-sign-ink">
        <span className="flex items-center gap-3">
          <Plate tone="signal">{<ArrowRight />}</Plate>
          <span className="text-section font-title">{"Vertrag"}</span>
        </span>
        <span className="text-meta text-sign-ink-2">{"Schritt 5 von 8"}</span>
      </span>
    ),
    part: "AppShell",
    folder: "patterns",
  },
  Handlung: {
    content: (
      <>
        <Button width="natural">
          {"Weiter"} <NextArrow />
        </Button>
        <Button width="natural" variant="secondary">
          {"Zurück"}
        </Button>
      </>
    ),
    part: "Button",
    folder: "primitives",
  },
  Zustände: {
    content: (
      <>
        <DayBadge state="booked" />
        <DayBadge state="cancelled" />
        <Suspense>
          <EventStatusBadge badge="CONTRACT_MISSING" />
        </Suspense>
        <DayBadge state="applied" />
      </>
    ),
    part: "Badge",
    folder: "primitives",
  },
  Ausweisfarben: {
    content: (
      <>
        {["bg-pass-green", "bg-pass-yellow", "bg-pass-blue"].map((ground) => (
          <span key={ground} className={`size-10 rounded-plate border-[1.5px] border-ink ${ground}`} />
        ))}
      </>
    ),
    part: "ColourChips",
    folder: "primitives",
  },
};

/** A group of colours in use, in both themes at once; nothing in it is to be pressed. */
export function ColourSpecimen({ group }: { group: string }) {
  const specimen = specimens[group];
  if (!specimen) return null;
  return (
    <div className="docs-specimen">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} inert className="docs-look" style={tokensOf(theme)}>
          {specimen.content}
        </div>
      ))}
      <p>
        {"Zum Beispiel im Teil "}
        <a href={page(specimen)} target="_top">
          {nameOfPart(specimen.part)}
        </a>
      </p>
    </div>
  );
}
