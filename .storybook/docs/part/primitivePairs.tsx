import { CalendarCheck, CalendarPlus, Check, FilePenLine, X } from "lucide-react";
import { Badge } from "#src/primitives/Badge.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Logo } from "#src/primitives/Logo.tsx";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { QrCode } from "#src/primitives/QrCode.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { Seats } from "#src/primitives/Seats.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { StepBar } from "#src/primitives/StepBar.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { de } from "#stories/support/copy.ts";
import { joinCode } from "#stories/support/joinCode.ts";
import type { ReactNode } from "react";
import { DayBadge } from "../DayBadge.tsx";
import { back, full, looks, onSign, wording, type Pair } from "./pairPieces.tsx";

const sheet = (title: string, question: string, confirm: string, cancel: string) => (
  <span className="grid w-full gap-2 rounded-card bg-surface p-card shadow-lift-all">
    <span className="text-section font-title">{title}</span>
    <span className="text-ink-2">{question}</span>
    <Button variant="confirmDanger" width="always">
      {confirm}
    </Button>
    <Button variant="quiet" width="always">
      {cancel}
    </Button>
  </span>
);

const notice = (title: string, text: string) => (
  <span data-sign="" className="flex w-full items-start gap-3 rounded-card bg-sign p-4 pr-1 text-sign-ink">
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-go-soft text-go">
      <Check className="size-4 stroke-[2.25]" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-strong">{title}</span>
      <span className="block text-meta text-sign-ink-2">{text}</span>
    </span>
    <IconButton name="Meldung schließen" className="-my-3">
      <X />
    </IconButton>
  </span>
);

const row = (badges: ReactNode) => (
  <span className="flex w-full flex-wrap items-center gap-2">
    <Plate>{<CalendarCheck />}</Plate>
    <span className="flex-1 text-row font-strong">Mo., 23.11.</span>
    {badges}
  </span>
);

const titled = (button: ReactNode) => (
  <span className="flex w-full items-center gap-2 text-section font-title">
    {button}
    {de("shell.nav.profile")}
  </span>
);

const missingDigits = de("auth.code.missing", { missing: 3 });

const step = "Schritt 2 von 6";

export const primitivePairs: Readonly<Record<string, Pair>> = {
  Button: {
    good: {
      content: (
        <>
          <Reason>{de("auth.code.missing", { missing: 3 })}</Reason>
          <Button isDisabled>{de("auth.code.submit")}</Button>
        </>
      ),
      caption: "Der Grund steht direkt darüber.",
    },
    poor: {
      content: <Button isDisabled>{de("auth.code.submit")}</Button>,
      caption: "Ohne Grund weiß niemand, was fehlt.",
    },
    more: looks,
  },
  LinkButton: {
    good: {
      content: <LinkButton href="#">{de("availability.contact.toContact")}</LinkButton>,
      caption: "Ein Link führt aus der App hinaus.",
    },
    poor: {
      content: <LinkButton href="#">Profil löschen</LinkButton>,
      caption: "Was etwas ändert, ist eine Schaltfläche.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  Banner: {
    good: {
      content: (
        <Banner tone="caution" title={de("overview.airportId.title")}>
          {de("overview.airportId.body")}
        </Banner>
      ),
      caption: "Eine Meldung sagt, was zuerst kommt.",
    },
    poor: {
      content: (
        <>
          <Banner tone="caution">{de("overview.airportId.title")}</Banner>
          <Banner tone="hint">Die Liste öffnet morgen.</Banner>
          <Banner tone="go">{de("notices.profile.updated")}</Banner>
        </>
      ),
      caption: "Drei Meldungen auf einmal liest niemand.",
    },
  },
  FailureBanner: {
    good: {
      state: "Nicht gespeichert",
      caption: "Was los ist, was noch da ist und was man tun kann.",
    },
    poor: {
      content: <Banner tone="halt">Ein Fehler ist aufgetreten (500).</Banner>,
      caption: "Damit kann niemand etwas anfangen.",
    },
    more: wording("fehler", "Fehler"),
  },
  Dialog: {
    good: {
      state: "Rückfrage",
      caption: "Jede Schaltfläche sagt, was danach gilt.",
    },
    poor: {
      content: sheet(
        "Termin absagen",
        "Mo., 23.11.2026, 08:00⁠–⁠13:30 Uhr. Möchten Sie diesen Termin absagen?",
        "Ja",
        "Abbrechen",
      ),
      caption: "Bei „Ja“ und „Abbrechen“ rät man.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  Badge: {
    good: { content: row(<DayBadge state="booked" />), caption: "Ein Etikett nennt den Stand." },
    poor: {
      content: row(
        <>
          <DayBadge state="booked" />
          <Badge tone="hint">Neu</Badge>
          <Badge>in 3 Tagen</Badge>
        </>,
      ),
      caption: "Bei dreien fällt keines mehr auf.",
    },
    more: looks,
  },
  NoticeList: {
    good: { state: "Neutrale Kurzmeldung", caption: "Kurz, und man braucht es später nicht mehr." },
    poor: {
      content: notice(
        "Ihr Termin ist bestätigt.",
        "Mo., 23.11., 08:00 Uhr, Eingang B2. Bitte bringen Sie Ihren Ausweis mit.",
      ),
      caption: "Was man später braucht, verschwindet mit der Meldung.",
    },
  },
  IconButton: {
    good: {
      content: titled(back),
      caption: "Den Pfeil zurück kennen alle.",
    },
    poor: {
      content: titled(
        <IconButton name="Im Kalender speichern">
          <CalendarPlus />
        </IconButton>,
      ),
      caption: "Was dieses Icon tut, rät man. Hier braucht es ein Wort.",
    },
  },
  Reason: {
    good: {
      content: (
        <>
          <Reason>{missingDigits}</Reason>
          <Button isDisabled>{de("auth.code.submit")}</Button>
        </>
      ),
      caption: "Ein leiser Satz sagt, was noch fehlt.",
    },
    poor: {
      content: (
        <>
          <Banner tone="halt">{missingDigits}</Banner>
          <Button isDisabled>{de("auth.code.submit")}</Button>
        </>
      ),
      caption: "Noch ist nichts schiefgegangen. Rot erschreckt.",
    },
    more: looks,
  },
  StepProgress: {
    good: {
      content: onSign(<StepProgress current={2} total={6} label={step} />),
      caption: "Der Balken zeigt, was die Worte sagen.",
    },
    poor: { content: onSign(<StepBar current={2} total={6} />), caption: "Ohne Worte zählt man die Stücke." },
  },
  ProgressRing: {
    good: {
      content: onSign(
        <span className="flex items-center gap-4">
          <ProgressRing done={1} total={3} label="1 von 3 Aufgaben" />1 von 3 Aufgaben
        </span>,
      ),
      caption: "Wenige Teile, und daneben steht dasselbe in Worten.",
    },
    poor: {
      content: onSign(
        <span className="flex items-center gap-4">
          <ProgressRing done={5} total={12} label="5 von 12 Aufgaben" />5 von 12 Aufgaben
        </span>,
      ),
      caption: "Zwölf Bögen sind zu schmal. Für viele Teile ist ein Balken da.",
    },
  },
  Plate: {
    good: { content: row(null), caption: "Ein Termin ist eine Sache: eckig, mit einem Icon." },
    poor: {
      content: (
        <>
          <span className="flex items-center gap-2 text-row font-strong">
            <Plate tone="signal">{<FilePenLine />}</Plate>
            Vertrag unterschreiben
          </span>
          <span className="flex items-center gap-2 text-row font-strong">
            <Plate tone="signal">{<CalendarCheck />}</Plate>
            Termin ansehen
          </span>
        </>
      ),
      caption: "Zwei gelbe: Was zuerst kommt, ist nicht mehr zu sehen.",
    },
    more: looks,
  },
  Spinner: {
    good: {
      content: (
        <span className="flex items-center gap-2">
          <Spinner />
          Code wird geprüft …
        </span>
      ),
      caption: "Daneben steht, was geschieht.",
    },
    poor: { content: <Spinner />, caption: "Worauf wartet man?" },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  Seats: {
    good: {
      content: onSign(
        <>
          <Seats of="people" seats={["self", "person", "person", "free"]} />
          <span className="text-meta">3 von 4 Plätzen belegt</span>
        </>,
      ),
      caption: "Wenige Plätze, und daneben steht dasselbe in Worten.",
    },
    poor: {
      content: onSign(
        <>
          <Seats
            of="people"
            seats={["self", ...Array.from({ length: 23 }, (_, at) => (at < 16 ? "person" : "free"))]}
          />
          <span className="text-meta">17 von 24 Plätzen belegt</span>
        </>,
      ),
      caption: "24 Plätze zählt niemand. Dann genügt die Zahl.",
    },
  },
  PartsBar: {
    good: {
      content: onSign(
        <>
          <PartsBar done={5} total={12} />
          <span className="text-meta">5 von 12 Abschnitten gelesen</span>
        </>,
      ),
      caption: "Die Worte sagen, was der Balken zählt.",
    },
    poor: {
      content: onSign(<PartsBar done={5} total={12} />),
      caption: "Wie viel wovon? Ein Balken allein sagt es nicht.",
    },
  },
  Skeleton: {
    good: { state: "Zeile einer Liste", caption: "So groß und so rund wie das, was kommt." },
    poor: {
      content: full(
        <span className="grid gap-3">
          <Skeleton className="h-6 w-2/5 rounded-plate" />
          <Skeleton className="h-13 rounded-field" />
        </span>,
      ),
      caption: "Überschrift und Schaltfläche kennt man schon. Sie können gleich dastehen.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  QrCode: {
    good: {
      content: (
        <>
          {full(<QrCode {...joinCode} name="QR-Code" />)}
          <span className="text-meta">Code für die Gruppe: 4821 7306</span>
        </>
      ),
      caption: "Andere scannen das Bild oder tippen die Nummer ab.",
    },
    poor: {
      content: (
        <>
          <span className="block w-16">
            <QrCode {...joinCode} name="QR-Code" />
          </span>
          <span className="text-meta">Code für die Gruppe: 4821 7306</span>
        </>
      ),
      caption: "So klein liest ihn kaum eine Kamera.",
    },
  },
  Logo: {
    good: {
      content: onSign(
        <>
          <Logo className="h-8 justify-self-start" />
          <span className="text-title font-title">{de("shell.nav.profile")}</span>
        </>,
      ),
      caption: "Einmal, oben und klein. Groß ist der Titel.",
    },
    poor: {
      content: onSign(
        <>
          <Logo className="h-16 justify-self-start" />
          <span className="text-meta">{de("shell.nav.profile")}</span>
        </>,
      ),
      caption: "Das Logo ist größer als der Titel. Wo man ist, übersieht man.",
    },
  },
};
