import { CalendarCheck, CircleAlert, CircleCheck, FilePenLine, User } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

type Look = { shown: ReactNode; said: string };

const row = (plate: ReactNode, name: string) => (
  <span key={name} className="flex items-center gap-3">
    {plate}
    <span className="text-row font-strong">{name}</span>
  </span>
);
const contract = <FilePenLine />;
const day = <CalendarCheck />;
const face = (look: string) => (
  <span className={`grid size-10 shrink-0 place-items-center bg-fill text-meta font-strong ${look}`}>{"AO"}</span>
);

/** What the rules of the page look like when they are kept, each beside the same when it is not. */
const looks: readonly { rule: string; good: Look; poor: Look }[] = [
  {
    rule: "Gelb",
    good: {
      shown: [
        row(<Plate tone="signal">{contract}</Plate>, "Vertrag unterschreiben"),
        row(<Plate>{day}</Plate>, "Termin ansehen"),
        row(<Plate>{<User />}</Plate>, "Profil ansehen"),
      ],
      said: "Eine Stelle ist gelb: Hier geht es weiter.",
    },
    poor: {
      shown: [
        row(<Plate tone="signal">{contract}</Plate>, "Vertrag unterschreiben"),
        row(<Plate tone="signal">{day}</Plate>, "Termin ansehen"),
        row(<Plate tone="signal">{<User />}</Plate>, "Profil ansehen"),
      ],
      said: "Ist alles gelb, zeigt Gelb keinen Weg mehr.",
    },
  },
  {
    rule: "Hauptschaltfläche",
    good: {
      shown: [
        <Button key="on">
          Weiter <NextArrow />
        </Button>,
        <Button key="back" variant="secondary">
          Zurück
        </Button>,
      ],
      said: "Eine ist gefüllt. Die andere tritt zurück.",
    },
    poor: {
      shown: [<Button key="on">Weiter</Button>, <Button key="back">Zurück</Button>],
      said: "Zwei gefüllte Schaltflächen wiegen gleich viel.",
    },
  },
  {
    rule: "Zustand",
    good: {
      shown: [
        <Badge key="go" tone="go" icon={<CircleCheck />}>
          Eingecheckt
        </Badge>,
        <Badge key="halt" tone="halt" icon={<CircleAlert />}>
          Abgesagt
        </Badge>,
      ],
      said: "Ein Wort nennt den Zustand, ein Icon stützt es.",
    },
    poor: {
      shown: [
        <span key="go" className="size-5 rounded-full bg-go" />,
        <span key="halt" className="size-5 rounded-full bg-halt" />,
      ],
      said: "Eine Farbe allein sehen nicht alle.",
    },
  },
  {
    rule: "Form",
    good: {
      shown: [row(face("rounded-full"), "Amira Okonkwo"), row(<Plate>{day}</Plate>, "Mo., 23.11.")],
      said: "Die Person ist rund, der Termin eckig.",
    },
    poor: {
      shown: [
        row(face("rounded-plate"), "Amira Okonkwo"),
        row(
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-fill">{day}</span>,
          "Mo., 23.11.",
        ),
      ],
      said: "Vertauscht sehen Personen wie Dinge aus.",
    },
  },
];

export function GoodAndPoorLook() {
  return (
    <div className="sb-unstyled docs docs-looks">
      {looks.map(({ rule, good, poor }) => (
        <section key={rule} aria-label={rule}>
          <Picture {...good} name={`${rule}: so`} className="docs-look-good" />
          <Picture {...poor} name={`${rule}: so nicht`} className="docs-look-poor" />
        </section>
      ))}
    </div>
  );
}

/** A picture: nothing in it is to be pressed. */
const Picture = ({ shown, said, name, className }: Look & { name: string; className: string }) => (
  <figure className={className}>
    <div inert className="docs-look">
      {shown}
    </div>
    <figcaption>
      <strong>{name}</strong>
      {said}
    </figcaption>
  </figure>
);
