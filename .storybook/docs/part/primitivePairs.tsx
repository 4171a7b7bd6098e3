import { CalendarCheck, CalendarPlus, FilePenLine } from "lucide-react";
import { Badge } from "#src/primitives/Badge.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Logo } from "#src/primitives/Logo.tsx";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { Plate, type PlateProps } from "#src/primitives/Plate.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { QrCode } from "#src/primitives/QrCode.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { Seats } from "#src/primitives/Seats.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { StepBar } from "#src/primitives/StepBar.tsx";
import { de } from "#stories/support/copy.ts";
import { joinCode } from "#stories/support/joinCode.ts";
import type { ReactNode } from "react";
import { DayBadge } from "../DayBadge.tsx";
import { back, full, looks, onSign, wording, type Pair } from "./pairPieces.tsx";

const row = (badges: ReactNode) => (
  <span className="flex w-full flex-wrap items-center gap-2">
    <Plate>{<CalendarCheck />}</Plate>
    <span className="flex-1 text-row font-strong">Mo., 23.11.</span>
    {badges}
  </span>
);

const plates = (second: PlateProps["tone"]) => (
  <>
    <span className="flex items-center gap-2 text-row font-strong">
      <Plate tone="signal">
        <FilePenLine />
      </Plate>
      Vertrag unterschreiben
    </span>
    <span className="flex items-center gap-2 text-row font-strong">
      <Plate tone={second}>
        <CalendarCheck />
      </Plate>
      Termin ansehen
    </span>
  </>
);

const titled = (button: ReactNode) => (
  <span className="flex w-full items-center gap-2 text-section font-title">
    {button}
    {de("shell.nav.profile")}
  </span>
);

const outlined = (heading: ReactNode) =>
  full(
    <span className="grid gap-3">
      {heading}
      <span className="flex min-h-17 items-center gap-3 rounded-card border border-line bg-surface px-card py-3">
        <Skeleton className="size-10 rounded-plate" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-3/5 rounded-plate" />
          <Skeleton className="h-3 w-2/5 rounded-plate" />
        </span>
      </span>
    </span>,
  );

const missingDigits = de("auth.code.missing", { missing: 3 });

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
          <Banner tone="caution" title={de("overview.airportId.title")}>
            {de("overview.airportId.body")}
          </Banner>
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
    poor: { state: "So nicht", caption: "Bei „Ja“ und „Abbrechen“ rät man." },
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
    poor: { state: "So nicht", caption: "Was man später braucht, verschwindet mit der Meldung." },
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
      state: "Schritt 2 von 6",
      caption: "Der Balken zeigt, was die Worte sagen.",
    },
    poor: { content: onSign(<StepBar current={2} total={6} />), caption: "Ohne Worte zählt man die Stücke." },
  },
  ProgressRing: {
    good: {
      state: "Ring halb, 2 von 4",
      caption: "Wenige Teile, und daneben steht dasselbe in Worten.",
    },
    poor: {
      content: onSign(
        <span className="flex items-center gap-5">
          <span className="flex-1 text-sign-ink-2">{de("dashboard.partsAlt", { done: 6, total: 12 })}</span>
          <ProgressRing done={6} total={12} label={de("dashboard.partsAlt", { done: 6, total: 12 })} />
        </span>,
      ),
      caption: "Zwölf Bögen sind zu schmal. Für viele Teile ist ein Balken da.",
    },
  },
  Plate: {
    good: { content: plates("quiet"), caption: "Eine ist gelb: Hier geht es weiter." },
    poor: {
      content: plates("signal"),
      caption: "Zwei gelbe: Was zuerst kommt, ist nicht mehr zu sehen.",
    },
    more: looks,
  },
  Spinner: {
    good: {
      state: "In einer Zeile, mit Worten",
      caption: "Daneben steht, was geschieht.",
    },
    poor: { content: <Spinner />, caption: "Worauf wartet man?" },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  Seats: {
    good: {
      state: "Plätze für Personen",
      caption: "Wenige Plätze, und daneben steht dasselbe in Worten.",
    },
    poor: {
      content: onSign(
        <span className="flex flex-wrap items-center gap-3">
          <Seats
            of="people"
            seats={["self", ...Array.from({ length: 23 }, (_, at) => (at < 16 ? "person" : "free"))]}
          />
          <span>
            <span className="block text-value font-strong">{de("groups.header.count", { members: 17, max: 24 })}</span>
            <span className="block text-meta text-sign-ink-2">{de("groups.header.free", { free: 7 })}</span>
          </span>
        </span>,
      ),
      caption: "24 Plätze zählt niemand. Dann genügt die Zahl.",
    },
  },
  PartsBar: {
    good: {
      state: "Balken halb, 5 von 12",
      caption: "Die Worte sagen, was der Balken zählt.",
    },
    poor: {
      content: onSign(<PartsBar done={5} total={12} />),
      caption: "Wie viel wovon? Ein Balken allein sagt es nicht.",
    },
  },
  Skeleton: {
    good: {
      content: outlined(<span className="text-section font-title">{de("tasks.next")}</span>),
      caption: "Die Überschrift kennt man schon. Der Umriss ist nur für das, was kommt.",
    },
    poor: {
      content: outlined(<Skeleton className="h-7 w-2/5 rounded-plate" />),
      caption: "Auch die Überschrift ist grau, obwohl man sie schon kennt.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  QrCode: {
    good: {
      state: "QR-Code und Nummer",
      caption: "Andere scannen das Bild oder tippen die Nummer ab.",
    },
    poor: {
      content: (
        <span className="grid w-full justify-items-center gap-2 text-center">
          <span className="block w-16">
            <QrCode {...joinCode} name="QR-Code" />
          </span>
          <span className="text-meta text-ink-2">{de("groups.header.number", { number: "4821 7306" })}</span>
        </span>
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
          <span className="text-title font-title">{de("shell.nav.profile")}</span>
        </>,
      ),
      caption: "Das Logo ist größer als der Titel. Wo man ist, übersieht man.",
    },
  },
};
