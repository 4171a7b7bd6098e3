import { CalendarDays, ChevronDown, CircleCheck, Clock, FilePenLine, MapPin, RotateCw } from "lucide-react";
import { AutoAdvanceChoice } from "#src/patterns/AutoAdvanceChoice.tsx";
import { ComingSoon } from "#src/patterns/ComingSoon.tsx";
import { ContractCard } from "#src/patterns/ContractCard.tsx";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { Greeting } from "#src/patterns/Greeting.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { OutOfDate } from "#src/patterns/OutOfDate.tsx";
import { PasswordRules } from "#src/patterns/PasswordRules.tsx";
import { ProfileForm } from "#src/patterns/profile/ProfileForm.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { SecretField } from "#src/patterns/SecretField.tsx";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { people } from "#src/people/people.ts";
import { today } from "#src/people/today.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { PasswordField } from "#src/primitives/PasswordField.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { StepBar } from "#src/primitives/StepBar.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import type { ReactNode } from "react";
import { email, full, looks, nothing, onSign, pass, secret, wording, type Pair } from "./pairPieces.tsx";

const contract = (actions: ReactNode) => (
  <span className="grid w-full gap-3 rounded-card border border-line bg-surface p-card">
    <span className="flex gap-2.5">
      <Plate tone="signal">
        <FilePenLine />
      </Plate>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="w-full text-value font-strong">{de("contractCard.download.title")}</span>
        <Badge tone="caution">{de("contractCard.download.badge")}</Badge>
        <span className="text-meta text-ink-2">{de("contractCard.step", { step: 4, total: 8 })}</span>
      </span>
    </span>
    <StepBar on="page" current={4} total={8} />
    {actions}
  </span>
);

const task = (badge: ReactNode) => (
  <TaskRows>
    <TaskRow
      glyph={<FilePenLine />}
      title="Profil"
      note={de("dashboard.notes.profileOpen", { percent: 75, parts: "Flughafenausweis" })}
      badge={badge}
      onOpen={nothing}
    />
  </TaskRows>
);

const bank = {
  "Name der Bank": "Commerzbank Frankfurt",
  "Name auf dem Konto": "Milica Lazarević",
  Krankenkasse: "AOK Hessen",
};

const emptyState = {
  drawing: <FreeDay />,
  title: de("tasks.empty.title"),
  action: (
    <Button>
      <span>{de("tasks.empty.toEvent")}</span>
      <NextArrow />
    </Button>
  ),
};

const card = (title: string) => (
  <span
    key={title}
    className="grid min-h-17 content-center rounded-card border border-line bg-surface px-3 font-strong"
  >
    {title}
  </span>
);

const parts = { done: 2, total: 4 };

const date = "Montag, 23. November 2026";

const time = de("day.time.range", { start: "08:00", end: "13:30" });

const arrive = de("day.arrive.at", { time: "07:45" });

const notLoaded = (
  <LoadFailure
    title={de("events.failure.title")}
    body={de("events.failure.body")}
    isRetrying={false}
    onRetry={nothing}
  />
);

/** The beginning of a form that nobody has filled in yet. */
const emptyProfile = (startsChecked: boolean) => (
  <span className="block w-full overflow-clip" style={{ maxHeight: "32rem" }}>
    <ProfileForm
      id={`example-${startsChecked}`}
      initial={profileFormOf({ extra_id: 1 })}
      startsChecked={startsChecked}
      required="short"
      today={today}
      email={people.amira.email}
      countries={{ kind: "ready", names: [] }}
      status="editing"
      onSubmit={nothing}
      onRetryCountries={nothing}
    />
  </span>
);

const place = de("day.place");

export const patternPairs: Readonly<Record<string, Pair>> = {
  FormSection: {
    good: { state: "Zwei Abschnitte", caption: "Jedes Thema hat eine Überschrift. Man findet ein Feld schnell." },
    poor: {
      content: full(
        <span className="grid gap-4">
          {Object.entries(bank).map(([label, value]) => (
            <TextField key={label} label={label} name="example" value={value} onValueChange={nothing} />
          ))}
        </span>,
      ),
      caption: "Zwei Themen ohne Überschrift. Man liest jedes Feld.",
    },
  },
  Answers: {
    good: { state: "Zugeklappt", caption: "Die Frage sagt, welche Antwort darunter steht." },
    poor: {
      content: (
        <span className="block w-full overflow-hidden rounded-card border border-line bg-surface text-row font-strong">
          {["Code", "Passwort", "Konto"].map((word) => (
            <span
              key={word}
              className="flex min-h-13 items-center justify-between border-line px-card py-3 not-first:border-t"
            >
              {word}
              <ChevronDown aria-hidden="true" className="size-5 text-ink-3" />
            </span>
          ))}
        </span>
      ),
      caption: "Ein Wort allein ist keine Frage. Man klappt alles auf und sucht.",
    },
  },
  MainNav: {
    good: {
      state: "Auf dem Tablet",
      caption: "Ein Name je Seite, immer in dieser Reihe. Der gelbe Strich sagt: Hier sind Sie.",
    },
    poor: { state: "So nicht", caption: "Schritte und Handlungen sind keine Seiten." },
  },
  ContractCard: {
    good: {
      content: full(<ContractCard status="download_required" onOpen={nothing} />),
      caption: "Die Überschrift sagt, was jetzt zu tun ist. Eine Schaltfläche führt dorthin.",
    },
    poor: {
      content: contract(
        <>
          <Button className="wide:justify-self-start">
            <span>{de("contractCard.download.view")}</span>
            <NextArrow />
          </Button>
          <Button className="wide:justify-self-start">
            <span>{de("contractCard.signAndSend.view")}</span>
            <NextArrow />
          </Button>
        </>,
      ),
      caption: "Was kommt zuerst? Zwei gefüllte Schaltflächen sagen es nicht.",
    },
  },
  StepForm: {
    good: {
      content: full(
        <StepForm label={de("auth.entry.submit")} isPending={false} onSubmit={nothing}>
          <TextField {...email} value={people.amira.email} />
        </StepForm>,
      ),
      caption: "Ein Feld und eine Schaltfläche: Der Schritt ist schnell getan.",
    },
    poor: {
      content: full(
        <StepForm label={de("auth.entry.submit")} isPending={false} onSubmit={nothing}>
          <TextField {...email} value={people.amira.email} />
          <TextField {...pass} label="Vorname" value={people.amira.firstName} />
          <TextField {...pass} label="Nachname" value={people.amira.lastName} />
        </StepForm>,
      ),
      caption: "Drei Angaben auf einmal sind ein Formular und kein Schritt.",
    },
    more: wording("felder", "Felder"),
  },
  IntroOverlay: {
    good: {
      state: "Kurzer Text",
      caption: "Die Schaltfläche sagt, womit es losgeht.",
    },
    poor: { state: "So nicht", caption: "Was nach „OK“ kommt, rät man." },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  AppShell: {
    good: {
      state: "Mit Überschrift",
      caption: "Der Titel steht einmal, im Kopf. Darunter beginnt der Inhalt.",
    },
    poor: { state: "So nicht", caption: "Der Kopf sagt nicht, wo man ist, und der Inhalt beginnt weiter unten." },
    more: looks,
  },
  DaySign: {
    good: {
      state: "Termin in 3 Tagen",
      caption: "Wann es ist, wann man da sein soll und wo.",
    },
    poor: {
      content: (
        <span data-sign="" className="block w-full rounded-card bg-sign px-card pt-5 text-sign-ink">
          <DaySign isLarge day="2026-11-23" title={`${date}, ${time}`} lead={arrive} line={place} />
        </span>
      ),
      caption: "Das Datum steht zweimal da.",
    },
  },
  TaskRow: {
    good: {
      content: task(<Badge tone="caution">{de("dashboard.badges.open")}</Badge>),
      caption: "Ein Etikett. Was noch fehlt, steht dabei.",
    },
    poor: {
      content: task(
        <>
          <Badge tone="caution">{de("dashboard.badges.open")}</Badge>
          <Badge tone="hint">Neu</Badge>
        </>,
      ),
      caption: "Bei zwei Etiketten ist unklar, welches gilt.",
    },
    more: looks,
  },
  EmptyState: {
    good: {
      content: <EmptyState {...emptyState} body={de("tasks.empty.body")} />,
      caption: "Es sagt, was hier stehen wird, und führt weiter.",
    },
    poor: {
      content: <EmptyState {...emptyState} title="Keine Daten" body="Es liegen keine Einträge vor." />,
      caption: "Das klingt nach einem Fehler. Was hier stehen wird, bleibt offen.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  Dock: {
    good: {
      state: "Mit Problem, Begründung und zweitem Weg",
      caption: "Eine gefüllte Schaltfläche, höchstens eine zweite.",
    },
    poor: { state: "So nicht", caption: "Vier verdecken auf dem Handy den Inhalt." },
    more: looks,
  },
  FactList: {
    good: {
      content: full(
        <FactList>
          <Fact glyph={<CalendarDays aria-hidden="true" />} label="Datum" value={date} />
          <Fact glyph={<Clock aria-hidden="true" />} label="Uhrzeit" value={time} />
          <Fact glyph={<MapPin aria-hidden="true" />} label="Ort" value={place} />
        </FactList>,
      ),
      caption: "Jede Angabe hat ihre Zeile und ihr Wort.",
    },
    poor: {
      content: full(
        <FactList>
          <Fact glyph={<MapPin aria-hidden="true" />} label="Ihr Termin" value={`${date}, ${time}, ${place}`} />
        </FactList>,
      ),
      caption: "Drei Angaben in einer Zeile findet man nicht wieder.",
    },
  },
  Loading: {
    good: {
      content: full(
        <Loading label={de("events.loading")}>
          <RowsSkeleton rows={2} />
        </Loading>,
      ),
      caption: "Der Umriss zeigt, was kommt, und ist so hoch.",
    },
    poor: {
      content: (
        <span className="grid w-full justify-items-center p-card">
          <Spinner />
        </span>
      ),
      caption: "Danach springt die Seite: Die Liste ist höher.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  LoadFailure: {
    good: {
      content: notLoaded,
      caption: "Was los ist, und wie man es noch einmal versucht.",
    },
    poor: {
      content: <EmptyState drawing={<FreeDay />} title={de("events.empty.title")} body={de("events.empty.body")} />,
      caption: "Das weiß noch niemand: Es wurde nichts geladen.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  Columns: {
    good: {
      state: "Am Computer nebeneinander",
      caption: "Links wählt man, rechts steht, was dazugehört.",
    },
    poor: { state: "So nicht", caption: "Eine Liste in zwei Spalten: Wo geht es weiter?" },
  },
  StepHeader: {
    good: {
      content: onSign(<StepHeader step="profile" onSkip={nothing} />),
      caption: "Überspringen ist möglich und bleibt leise.",
    },
    poor: {
      content: onSign(
        <>
          <StepProgress current={1} total={3} label={de("shell.firstSteps.step", { current: 1, total: 3 })} />
          <span className="rounded-field bg-signal p-3 text-center font-strong text-signal-ink">
            {de("shell.firstSteps.skip")}
          </span>
        </>,
      ),
      caption: "Gelb und groß sieht Überspringen aus wie der nächste Schritt.",
    },
  },
  OutOfDate: {
    good: {
      content: (
        <>
          <OutOfDate isRetrying={false} onRetry={nothing} />
          {card("Mo., 23.11.")}
        </>
      ),
      caption: "Die Angaben bleiben stehen. Darüber steht, dass nicht alles aktuell ist.",
    },
    poor: {
      content: notLoaded,
      caption: "Die Liste ist weg, obwohl sie noch nützt.",
    },
    more: wording("fehler", "Fehler"),
  },
  AuthCard: {
    good: { state: "Üblich", caption: "Der Titel nennt die Aufgabe dieser Seite." },
    poor: { state: "So nicht", caption: "„Registrierung“ passt auf jede Seite. Was jetzt zu tun ist, steht nicht da." },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  PageState: {
    good: { state: "Wird geladen", caption: "Bis die Antwort da ist, steht nur der Umriss da." },
    poor: {
      content: <EmptyState drawing={<FreeDay />} title={de("events.empty.title")} body={de("events.empty.body")} />,
      caption: "Die Antwort fehlt noch. Vielleicht gibt es doch Termine.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  EmptyList: {
    good: {
      state: "Leer, mit einem Weg dorthin",
      caption: "Man weiß, was fehlt, kann etwas tun und noch einmal nachsehen.",
    },
    poor: {
      content: (
        <EmptyState
          drawing={<FreeDay />}
          title={de("myEvent.empty.title")}
          body={de("myEvent.empty.body")}
          action={
            <Button>
              <span>{de("myEvent.toDates")}</span>
              <NextArrow />
            </Button>
          }
        />
      ),
      caption: "Ob es jetzt einen Termin gibt, kann man nicht nachsehen.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  RowsSkeleton: {
    good: { content: full(<RowsSkeleton rows={2} />), caption: "Zeilen wie in der Liste, die gleich da ist." },
    poor: {
      content: full(<Skeleton className="h-34 rounded-card" />),
      caption: "Eine graue Fläche verrät nicht, was kommt.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  FormSkeleton: {
    good: { state: "Ein Abschnitt", caption: "Der Umriss ist so hoch wie das Formular, das kommt." },
    poor: {
      content: full(<RowsSkeleton rows={2} />),
      caption: "Das sieht nach einer Liste aus. Dann kommt ein Formular.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  CheckedForm: {
    good: { state: "Geprüft, mit Fehlern", caption: "Oben stehen alle Fehler. Jeder Link führt zu seinem Feld." },
    poor: {
      content: full(
        <>
          <span className="grid gap-5">
            <TextField {...pass} label="Bank" error="Bitte füllen Sie dieses Feld aus." />
            <TextField {...pass} label="Name auf dem Konto" />
            <TextField {...pass} label="Kundennummer" value="12a" />
          </span>
          <span className="mt-6 block">
            <Button>Angaben speichern</Button>
          </span>
        </>,
      ),
      caption: "Nur der erste Fehler steht da. Den zweiten sieht man nach dem nächsten Senden.",
    },
    more: wording("fehler", "Fehler"),
  },
  SecretField: {
    good: {
      content: full(<SecretField {...pass} label="Passwort" value={people.amira.password} />),
      caption: "Das Passwort ist verborgen, und man kann es ansehen.",
    },
    poor: {
      content: full(<TextField {...pass} label="Passwort" value={people.amira.password} />),
      caption: "Wer daneben steht, liest das Passwort mit.",
    },
    more: wording("felder", "Felder"),
  },
  EventStatusBadge: {
    good: { state: "Bereit zum Einsatz", caption: "Ein oder wenige Wörter sagen den Stand, ein Icon stützt sie." },
    poor: {
      content: (
        <Badge tone="go" icon={<CircleCheck />}>
          OK
        </Badge>
      ),
      caption: "Was ist gut? Der Vertrag, der Check-in oder der Lohn?",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  AutoAdvanceHint: {
    good: { state: "Geht gleich weiter", caption: "Man weiß, was gleich geschieht und wie man bleibt." },
    poor: {
      content: <span className="text-meta text-ink-2">Weiter in 2 Sekunden …</span>,
      caption: "Wie man bleibt, steht nicht da.",
    },
  },
  AutoAdvanceChoice: {
    good: { content: full(<AutoAdvanceChoice isOn onChange={nothing} />), caption: "Das Häkchen sagt, was geschieht." },
    poor: {
      content: full(
        <Checkbox checked={false} onCheckedChange={nothing}>
          Nächste Seite nicht automatisch öffnen
        </Checkbox>,
      ),
      caption: "Kein Häkchen und „nicht“: Was gilt jetzt?",
    },
    more: wording("felder", "Felder"),
  },
  Greeting: {
    good: { state: "Mit Namen", caption: "Ein kurzer Gruß. Dabei steht, wie weit man ist." },
    poor: {
      content: onSign(
        <Greeting
          name="Amira Chidinma"
          text="Guten Morgen, Amira Chidinma, schön, dass Sie wieder da sind! Wir wünschen Ihnen einen guten Tag."
          ring={<ProgressRing {...parts} label={de("dashboard.partsAlt", parts)} />}
        >
          <p className="text-sign-ink-2">{de("dashboard.partsAlt", parts)}</p>
        </Greeting>,
      ),
      caption: "Ein langer Gruß schiebt die Aufgaben nach unten.",
    },
  },
  FileProgress: {
    good: { state: "Teilweise gesendet", caption: "Worte und Balken sagen, wie viel schon gesendet ist." },
    poor: {
      content: (
        <span className="flex items-center gap-2">
          <Spinner />
          Bitte warten …
        </span>
      ),
      caption: "Mit schlechtem Netz dauert es. Ob es weitergeht, sieht man nicht.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  ProfileForm: {
    good: {
      content: emptyProfile(false),
      caption: "Noch ist nichts rot. Geprüft wird erst nach dem Senden.",
    },
    poor: {
      content: emptyProfile(true),
      caption: "Rot, bevor man etwas eingegeben hat: Das erschreckt.",
    },
    more: wording("fehler", "Fehler"),
  },
  ComingSoon: {
    good: { state: "Demnächst verfügbar", caption: "Man liest, was es bald gibt und wohin man jetzt kann." },
    poor: {
      content: (
        <ComingSoon title="Nicht verfügbar" body="Diese Funktion ist zurzeit nicht verfügbar." onToStart={nothing} />
      ),
      caption: "Das klingt nach einer Störung. Was es bald gibt, steht nicht da.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  PasswordRules: {
    good: {
      content: full(
        <span className="grid gap-4">
          <PasswordField {...secret} label="Neues Passwort" value="Vorfeldbus" />
          <PasswordRules password="Vorfeldbus" showsUnmet={false} />
        </span>,
      ),
      caption: "Schon beim Tippen sieht man, was noch fehlt.",
    },
    poor: {
      content: full(
        <PasswordField
          {...secret}
          label="Neues Passwort"
          value="Vorfeldbus"
          error="Das Passwort ist nicht sicher genug."
        />,
      ),
      caption: "Das steht erst nach dem Senden da, und was fehlt, bleibt offen.",
    },
    more: wording("fehler", "Fehler"),
  },
  ContactPerson: {
    good: { state: "Üblich", caption: "Ein Mensch mit Namen und jeder Weg zu ihm." },
    poor: {
      content: <span className="text-meta text-ink-2">Bei Fragen: info@flughafen.example</span>,
      caption: "Wer antwortet dort, und wie schnell?",
    },
  },
  ReloadButton: {
    good: { state: "Bereit", caption: "Die Schaltfläche sagt, was neu geladen wird." },
    poor: {
      content: (
        <IconButton name="Neu laden">
          <RotateCw />
        </IconButton>
      ),
      caption: "Was wird hier neu? Ein Icon allein sagt es nicht.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
};
