import { CalendarCheck, FilePenLine, User } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/primitives/Button.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { DayBadge } from "./DayBadge.tsx";

export type Example = { content: ReactNode; caption: string };

const row = (plate: ReactNode, name: string) => (
  <span key={name} className="flex items-center gap-3">
    {plate}
    <span className="text-row font-strong">{name}</span>
  </span>
);
const contract = <FilePenLine />;
const day = <CalendarCheck />;
const face = (shape: string) => (
  <span className={`grid size-10 shrink-0 place-items-center bg-fill text-meta font-strong ${shape}`}>{"AO"}</span>
);

/** Rules of the page, each with a good and a poor example. */
const examples: readonly { rule: string; good: Example; poor: Example }[] = [
  {
    rule: "Gelb",
    good: {
      content: [
        row(<Plate tone="signal">{contract}</Plate>, "Vertrag unterschreiben"),
        row(<Plate>{day}</Plate>, "Termin ansehen"),
        row(<Plate>{<User />}</Plate>, "Profil ansehen"),
      ],
      caption: "Eine Stelle ist gelb: Hier geht es weiter.",
    },
    poor: {
      content: [
        row(<Plate tone="signal">{contract}</Plate>, "Vertrag unterschreiben"),
        row(<Plate tone="signal">{day}</Plate>, "Termin ansehen"),
        row(<Plate tone="signal">{<User />}</Plate>, "Profil ansehen"),
      ],
      caption: "Ist alles gelb, zeigt Gelb keinen Weg mehr.",
    },
  },
  {
    rule: "Hauptschaltfläche",
    good: {
      content: [
        <Button key="on">
          Weiter <NextArrow />
        </Button>,
        <Button key="back" variant="secondary">
          Zurück
        </Button>,
      ],
      caption: "Eine ist gefüllt. Die andere tritt zurück.",
    },
    poor: {
      content: [<Button key="on">Weiter</Button>, <Button key="back">Zurück</Button>],
      caption: "Zwei gefüllte Schaltflächen wiegen gleich viel.",
    },
  },
  {
    rule: "Zustand",
    good: {
      content: [<DayBadge key="go" state="booked" />, <DayBadge key="halt" state="cancelled" />],
      caption: "Ein Wort nennt den Zustand, ein Icon stützt es.",
    },
    poor: {
      content: [
        <span key="go" className="size-5 rounded-full bg-go" />,
        <span key="halt" className="size-5 rounded-full bg-halt" />,
      ],
      caption: "Eine Farbe allein sehen nicht alle.",
    },
  },
  {
    rule: "Form",
    good: {
      content: [row(face("rounded-full"), "Amira Okonkwo"), row(<Plate>{day}</Plate>, "Mo., 23.11.")],
      caption: "Die Person ist rund, der Termin eckig.",
    },
    poor: {
      content: [
        row(face("rounded-plate"), "Amira Okonkwo"),
        row(
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-fill">{day}</span>,
          "Mo., 23.11.",
        ),
      ],
      caption: "Vertauscht sehen Personen wie Dinge aus.",
    },
  },
];

export function DesignExamples() {
  return (
    <div className="sb-unstyled docs docs-looks">
      {examples.map(({ rule, good, poor }) => (
        <section key={rule} aria-label={rule}>
          <Picture {...good} name={`${rule}: so`} className="docs-look-good" />
          <Picture {...poor} name={`${rule}: so nicht`} className="docs-look-poor" />
        </section>
      ))}
    </div>
  );
}

/** Not interactive. */
export const Picture = ({ content, caption, name, className }: Example & { name: string; className: string }) => (
  <figure className={className}>
    <div inert className="docs-look">
      {content}
    </div>
    <figcaption>
      <strong>{name}</strong>
      {caption}
    </figcaption>
  </figure>
);
