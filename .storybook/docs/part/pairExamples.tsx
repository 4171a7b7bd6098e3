import {
  ArrowLeft,
  CalendarCheck,
  CalendarDays,
  CalendarPlus,
  ChevronDown,
  Clock,
  FilePenLine,
  MapPin,
} from "lucide-react";
import { ContractCard } from "#src/patterns/ContractCard.tsx";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { OutOfDate } from "#src/patterns/OutOfDate.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { TaskRow, type TaskRowProps } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { people } from "#src/people/people.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import { ComboboxField } from "#src/primitives/ComboboxField.tsx";
import { CodeField } from "#src/primitives/CodeField.tsx";
import { ColourChips } from "#src/primitives/ColourChips.tsx";
import { DateField } from "#src/primitives/DateField.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { Tray } from "#src/primitives/drawings/Tray.tsx";
import { ErrorSummary } from "#src/primitives/ErrorSummary.tsx";
import { Field } from "#src/primitives/Field.tsx";
import { FieldBox } from "#src/primitives/FieldBox.tsx";
import { FileField } from "#src/primitives/FileField.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { PasswordField } from "#src/primitives/PasswordField.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { RadioList } from "#src/primitives/RadioList.tsx";
import { SearchField } from "#src/primitives/SearchField.tsx";
import { Seats } from "#src/primitives/Seats.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { StepBar } from "#src/primitives/StepBar.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { TextArea } from "#src/primitives/TextArea.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import type { ReactNode } from "react";
import { DayBadge } from "../DayBadge.tsx";
import type { Example } from "../DesignExamples.tsx";

/** A state of the part by its name, with what it shows. */
type OfState = { state: string; caption: string };

/**
 * A part in use as it should be and as it should not, and where further rules stand. What is right is the part itself, or one
 * of its states.
 */
export type Pair = { good: Example | OfState; poor: Example; more?: { path: string; name: string } };

const nothing = () => {};

const looks = {
  path: "gestalten-grundlagen--docs#gute-und-schlechte-beispiele",
  name: "Grundlagen, gute und schlechte Beispiele",
};
const wording = (anchor: string, name: string) => ({
  path: `gestalten-textton--docs#${anchor}`,
  name: `Textton, ${name}`,
});

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

const intro = (title: string, text: string, start: string) => (
  <span className="grid w-full gap-2 rounded-card bg-surface p-card shadow-lift-all">
    <span className="text-section font-title">{title}</span>
    <span className="text-ink-2">{text}</span>
    <Button width="always">{start}</Button>
  </span>
);

const contract = (title: string, actions: ReactNode) => (
  <span className="grid w-full gap-3 rounded-card border border-line bg-surface p-card">
    <span className="text-value font-strong">{title}</span>
    <StepBar on="page" current={4} total={8} />
    {actions}
  </span>
);

const suggestions = (label: string, options: readonly string[], value: string) =>
  full(
    <ComboboxField
      {...{ label, options, value }}
      name="example"
      onValueChange={nothing}
      placeholder={de("profile.form.choose")}
      noMatch=""
      clearLabel={de("profile.form.list.clear")}
      openLabel="Liste öffnen"
      countText={String}
    />,
  );

const notice = (title: string, text = "") => (
  <span data-sign="" className="grid w-full gap-1 rounded-card bg-sign p-4 text-sign-ink">
    <span className="font-strong">{title}</span>
    {text ? <span className="text-meta text-sign-ink-2">{text}</span> : null}
  </span>
);

const row = (badges: ReactNode) => (
  <span className="flex w-full flex-wrap items-center gap-2">
    <Plate>{<CalendarCheck />}</Plate>
    <span className="flex-1 text-row font-strong">Mo., 23.11.</span>
    {badges}
  </span>
);

const email = { label: de("auth.entry.email"), name: "example", onValueChange: nothing };
const birthday = { label: "Geburtsdatum", name: "birthday", onValueChange: nothing };
const task = (props: Pick<TaskRowProps, "note" | "badge">) => (
  <TaskRows>
    <TaskRow glyph={<FilePenLine />} title="Profil" onOpen={nothing} {...props} />
  </TaskRows>
);
const missing = de("auth.entry.problems.invalid");
const emptyState = { drawing: <Tray />, title: de("tasks.empty.title") };

const onSign = (content: ReactNode) => (
  <span data-sign="" className="grid w-full gap-3 rounded-card bg-sign p-card text-sign-ink">
    {content}
  </span>
);
const next = (label: string) => (
  <Button width="always">
    <span>{label}</span>
    <NextArrow />
  </Button>
);
const titled = (button: ReactNode) => (
  <span className="flex w-full items-center gap-2 text-section font-title">
    {button}
    {de("shell.nav.profile")}
  </span>
);
/** A navigation that is none; its first item looks like the next task. */
const items = (names: readonly string[]) =>
  onSign(
    <span className="flex flex-wrap gap-4 text-meta font-strong">
      {names.map((name, at) => (
        <span
          key={name}
          className={at > 0 ? "py-2 text-sign-ink-2" : "rounded-full bg-signal px-3 py-2 text-signal-ink"}
        >
          {name}
        </span>
      ))}
    </span>,
  );
const full = (content: ReactNode) => <span className="block w-full">{content}</span>;
const card = (title: string) => (
  <span className="grid min-h-17 content-center rounded-card border border-line bg-surface px-3 font-strong">
    {title}
  </span>
);
const date = "Montag, 23. November 2026";
const time = "08:00–13:30 Uhr";
const pass = { name: "example", value: "", onValueChange: nothing };
const notLoaded = (
  <LoadFailure
    title={de("events.failure.title")}
    body={de("events.failure.body")}
    isRetrying={false}
    onRetry={nothing}
  />
);

const search = { onValueChange: nothing, clearLabel: "Suche leeren" };
const reason = {
  label: "Ihr Grund",
  name: "example",
  value: "Mein Zug fällt aus. Der nächste kommt erst um 9 Uhr an.",
  onValueChange: nothing,
};
const secret = {
  name: "example",
  value: people.amira.password,
  showLabel: de("signIn.show"),
  hideLabel: de("signIn.hide"),
  shownStatus: "",
  hiddenStatus: "",
  onValueChange: nothing,
};
const back = (
  <IconButton name={de("shell.back")}>
    <ArrowLeft />
  </IconButton>
);
const place = "Flughafen, Terminal 3";
const missingDigits = de("auth.code.missing", { missing: 3 });
const step = "Schritt 2 von 6";

const answers = {
  legend: de("cancellation.label"),
  options: [
    { value: "family", label: de("cancellation.reasons.family") },
    { value: "healthIssues", label: de("cancellation.reasons.healthIssues") },
    { value: "other", label: de("cancellation.reasons.other") },
  ],
  onValueChange: nothing,
};

/** By the name of a part, for those that are easily used in the wrong way. */
export const pairs: Readonly<Record<string, Pair>> = {
  FormSection: {
    good: { state: "Zwei Abschnitte", caption: "Jedes Thema hat eine Überschrift. Man findet ein Feld schnell." },
    poor: {
      content: full(
        <span className="grid gap-4">
          {["Name der Bank", "Name auf dem Konto", "Krankenkasse"].map((label) => (
            <TextField key={label} label={label} name="example" value="" onValueChange={nothing} />
          ))}
        </span>,
      ),
      caption: "Zwei Themen ohne Überschrift. Man liest jedes Feld.",
    },
  },
  Answers: {
    good: { state: "Aufgeklappt", caption: "Die Frage sagt, welche Antwort darunter steht." },
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
      caption: "Ein Wort je Seite, immer in dieser Reihe. Der gelbe Strich sagt: Hier sind Sie.",
    },
    poor: {
      content: items([de("shell.nav.event"), "Vertrag unterschreiben", "Abmelden"]),
      caption: "Schritte und Handlungen sind keine Seiten. Eine gelbe Fläche ist schon der nächste Schritt.",
    },
  },
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
  ContractCard: {
    good: {
      content: full(<ContractCard status="download_required" onOpen={nothing} />),
      caption: "Die Überschrift sagt, was jetzt zu tun ist. Eine Schaltfläche führt dorthin.",
    },
    poor: {
      content: contract(
        "Ihr Vertrag",
        <>
          <Button width="always">Herunterladen</Button>
          <Button width="always">Hochladen</Button>
        </>,
      ),
      caption: "Was kommt zuerst? Zwei gefüllte Schaltflächen sagen es nicht.",
    },
  },
  StepForm: {
    good: {
      content: full(
        <StepForm label={de("auth.entry.submit")} isPending={false} onSubmit={nothing}>
          <TextField {...email} value="" />
        </StepForm>,
      ),
      caption: "Ein Feld und eine Schaltfläche: Der Schritt ist schnell getan.",
    },
    poor: {
      content: (
        <>
          <TextField {...email} value="" />
          <TextField label="Vorname" name="example" value="" onValueChange={nothing} />
          <TextField label="Nachname" name="example" value="" onValueChange={nothing} />
          {next("Weiter")}
        </>
      ),
      caption: "Drei Angaben auf einmal sind ein Formular und kein Schritt.",
    },
    more: wording("felder", "Felder"),
  },
  ComboboxField: {
    good: {
      content: suggestions("Staatsangehörigkeit", ["Nigerianisch", "Norwegisch"], "Nigerianisch"),
      caption: "Eine lange Liste: Man tippt den Anfang und wählt.",
    },
    poor: {
      content: suggestions(
        answers.legend,
        answers.options.map(({ label }) => label),
        "",
      ),
      caption: "Drei Antworten sieht man besser sofort. Zu tippen ist hier nichts.",
    },
    more: wording("felder", "Felder"),
  },
  IntroOverlay: {
    good: {
      state: "Kurzer Text",
      caption: "Man weiß, was man braucht und womit es losgeht.",
    },
    poor: {
      content: intro("Willkommen", "Hier können Sie alle Ihre Daten eingeben. Viel Erfolg!", "OK"),
      caption: "Das hilft nicht weiter. Was nach „OK“ kommt, rät man.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  LinkButton: {
    good: {
      content: <LinkButton href="#">{de("myEvent.toDates")}</LinkButton>,
      caption: "Ein Link öffnet eine andere Seite.",
    },
    poor: {
      content: <LinkButton href="#">Profil löschen</LinkButton>,
      caption: "Was etwas ändert, ist eine Schaltfläche.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  TextField: {
    good: { content: <TextField {...email} value="" />, caption: "Die Beschriftung bleibt beim Tippen stehen." },
    poor: {
      content: <FieldBox placeholder="E-Mail-Adresse" aria-label="E-Mail-Adresse" readOnly={false} />,
      caption: "Ein Platzhalter verschwindet mit der ersten Taste.",
    },
    more: wording("felder", "Felder"),
  },
  DateField: {
    good: {
      content: <DateField {...birthday} hint={de("profile.form.hints.dateOfBirth")} value="03.10.1990" />,
      caption: "Ein Beispiel zeigt, wie man den Tag schreibt.",
    },
    poor: {
      content: (
        <Field label={birthday.label}>
          {(control) => <FieldBox {...control} type="date" defaultValue="2026-11-23" readOnly={false} />}
        </Field>
      ),
      caption: "Im Kalender blättert man bis 1990 zurück.",
    },
    more: wording("felder", "Felder"),
  },
  PasswordField: {
    good: {
      content: full(<PasswordField {...secret} label="Neues Passwort" startsShown />),
      caption: "Einmal eingeben und ansehen: So fällt ein Tippfehler auf.",
    },
    poor: {
      content: (
        <>
          {full(<PasswordField {...secret} label="Neues Passwort" />)}
          {full(<PasswordField {...secret} label="Passwort wiederholen" />)}
        </>
      ),
      caption: "Zweimal dasselbe tippen, ohne es zu sehen, ist nur mehr Arbeit.",
    },
    more: wording("felder", "Felder"),
  },
  AppShell: {
    good: {
      state: "Mit Überschrift",
      caption: "Der Titel steht einmal, auf dem Schild. Darunter beginnt der Inhalt.",
    },
    poor: {
      content: (
        <>
          {onSign(back)}
          <span className="text-title font-title">{de("shell.nav.profile")}</span>
          {card("Persönliche Angaben")}
        </>
      ),
      caption: "Das Schild sagt nicht, wo man ist, und der Inhalt beginnt weiter unten.",
    },
    more: looks,
  },
  DaySign: {
    good: {
      content: onSign(
        <DaySign
          day="2026-11-23"
          title={`In 3 Tagen, ${time}`}
          lead={de("day.arrive.at", { time: "07:45" })}
          line={place}
        />,
      ),
      caption: "Wann es ist, wann man da sein soll und wo.",
    },
    poor: {
      content: onSign(<DaySign day="2026-11-23" title={date} line={`${place}, ${time}`} />),
      caption: "Das Datum steht zweimal da. Wann man da sein soll, fehlt.",
    },
  },
  TaskRow: {
    good: {
      content: task({
        note: de("dashboard.notes.profileOpen", { percent: 75, parts: "Flughafenausweis" }),
        badge: <Badge tone="caution">{de("dashboard.badges.open")}</Badge>,
      }),
      caption: "Ein Etikett. Was noch fehlt, steht daneben.",
    },
    poor: {
      content: task({
        badge: (
          <>
            <Badge tone="caution">{de("dashboard.badges.open")}</Badge>
            <Badge tone="hint">2 Angaben fehlen</Badge>
          </>
        ),
      }),
      caption: "Bei zwei Etiketten ist unklar, welches gilt.",
    },
    more: looks,
  },
  FieldError: {
    good: {
      content: <TextField {...email} value="amira@" error={missing} />,
      caption: "Der Fehler steht an seinem Feld.",
    },
    poor: {
      content: (
        <>
          <Banner tone="halt">{missing}</Banner>
          <TextField {...email} value="amira@" />
        </>
      ),
      caption: "Oben auf der Seite sucht man das Feld dazu.",
    },
    more: wording("fehler", "Fehler"),
  },
  ErrorSummary: {
    good: {
      content: (
        <ErrorSummary
          title={de("profile.form.summary", { count: 2 })}
          errors={[
            { field: "example-1", text: de("profile.form.required.firstName") },
            { field: "example-2", text: de("profile.form.required.nationality") },
          ]}
          more={() => ""}
        />
      ),
      caption: "In einem langen Formular führt jeder Link zu seinem Feld.",
    },
    poor: {
      content: (
        <>
          <ErrorSummary
            title={de("profile.form.summary", { count: 1 })}
            errors={[{ field: "example-3", text: missing }]}
            more={() => ""}
          />
          <TextField {...email} value="amira@" error={missing} />
        </>
      ),
      caption: "Bei einem Feld steht derselbe Satz zweimal da.",
    },
    more: wording("fehler", "Fehler"),
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
  RadioList: {
    good: {
      content: <RadioList value={null} {...answers} />,
      caption: "Alle Antworten sieht man sofort.",
    },
    poor: {
      content: (
        <SelectField
          label={answers.legend}
          name="example"
          value=""
          placeholder={de("profile.form.choose")}
          {...answers}
        />
      ),
      caption: "Für drei Antworten ist eine Liste ein Umweg.",
    },
  },
  Dialog: {
    good: {
      state: "Rückfrage",
      caption: "Jede Schaltfläche sagt, was danach gilt.",
    },
    poor: {
      content: sheet("Achtung", "Wollen Sie wirklich abbrechen?", "Ja", "Abbrechen"),
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
  Checkbox: {
    good: {
      content: (
        <Checkbox checked={false} onCheckedChange={nothing}>
          Ich habe die Verhaltensregeln gelesen und halte sie ein.
        </Checkbox>
      ),
      caption: "Das Häkchen setzt die Person selbst.",
    },
    poor: {
      content: (
        <Checkbox checked onCheckedChange={nothing}>
          Die Verhaltensregeln gelten.
        </Checkbox>
      ),
      caption: "Ein Häkchen von Anfang an ist keine Zustimmung.",
    },
    more: wording("rechtliches", "Rechtliches"),
  },
  EmptyState: {
    good: {
      content: (
        <EmptyState
          {...emptyState}
          body={de("tasks.empty.body")}
          action={
            <Button>
              <span>{de("tasks.empty.toEvent")}</span>
              <NextArrow />
            </Button>
          }
        />
      ),
      caption: "Es sagt, was kommt, und führt dorthin.",
    },
    poor: {
      content: <EmptyState {...emptyState} title="Keine Daten" body="Es liegen keine Einträge vor." />,
      caption: "Das klingt nach einem Fehler, und es geht nicht weiter.",
    },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
  },
  Dock: {
    good: {
      state: "Mit Problem, Begründung und zweitem Weg",
      caption: "Eine gefüllte Schaltfläche, höchstens eine ruhige.",
    },
    poor: {
      content: (
        <>
          <Button width="always">{de("availability.submit", { count: 5 })}</Button>
          <Button variant="secondary" width="always">
            Später entscheiden
          </Button>
          <Button variant="secondary" width="always">
            Im Kalender speichern
          </Button>
          <Button variant="quiet" width="always">
            {de("availability.discard")}
          </Button>
        </>
      ),
      caption: "Vier verdecken auf dem Handy den Inhalt.",
    },
    more: looks,
  },
  NoticeList: {
    good: { state: "Neutrale Meldung", caption: "Kurz, und man braucht es später nicht mehr." },
    poor: {
      content: notice(
        "Ihre Bewerbung ist angekommen.",
        "Wir melden uns bis 20.11. per E-Mail. Danach unterschreiben Sie den Vertrag und bringen Ihren Ausweis mit.",
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
  FactList: {
    good: {
      content: full(
        <FactList>
          <Fact glyph={<CalendarDays aria-hidden="true" />} label="Datum" value={date} />
          <Fact glyph={<Clock aria-hidden="true" />} label="Uhrzeit" value={time} />
        </FactList>,
      ),
      caption: "Jede Angabe hat ihre Zeile und ihr Wort.",
    },
    poor: {
      content: full(
        <FactList>
          <Fact
            glyph={<MapPin aria-hidden="true" />}
            label="Ihr Termin"
            value={`${date}, ${time}, ${de("day.place")}`}
          />
        </FactList>,
      ),
      caption: "Drei Angaben in einer Zeile findet man nicht wieder.",
    },
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
      content: onSign(<ProgressRing done={5} total={12} label="5 von 12" />),
      caption: "Wovon 5 von 12? Für viele Teile ist ein Balken da.",
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
  CodeField: {
    good: {
      content: full(
        <CodeField
          label="Code aus der E-Mail"
          length={6}
          value="407"
          unclear=""
          onValueChange={nothing}
          isReadOnly={false}
        />,
      ),
      caption: "Man sieht, woher der Code kommt und wie viel noch fehlt.",
    },
    poor: {
      content: full(<TextField label="Code" name="example" value="407" onValueChange={nothing} />),
      caption: "Welcher Code, und wie lang ist er?",
    },
  },
  ColourChips: {
    good: {
      content: full(
        <ColourChips
          {...pass}
          legend="Farbe des Flughafenausweises"
          options={[
            { value: "green", label: "Grün", swatch: "green" },
            { value: "yellow", label: "Gelb", swatch: "yellow" },
          ]}
        />,
      ),
      caption: "Der Ausweis hat diese Farbe, und sie hat einen Namen.",
    },
    poor: {
      content: full(
        <ColourChips
          {...pass}
          legend="Stand"
          options={[
            { value: "green", label: de("events.badges.booked"), swatch: "green" },
            { value: "yellow", label: de("events.badges.applied"), swatch: "yellow" },
          ]}
        />,
      ),
      caption: "Ein Stand hat keine eigene Farbe. Dafür gibt es Etiketten.",
    },
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
    poor: { content: <Spinner />, caption: "Worauf wartet man? Und wie lange?" },
    more: wording("leer-laden-fertig", "Leer, laden, fertig"),
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
      state: "Am Rechner nebeneinander",
      caption: "Links wählt man, rechts steht, was dazugehört.",
    },
    poor: {
      content: (
        <span className="grid w-full grid-cols-2 gap-3">
          <TextField label="Vorname" name="example" value="" onValueChange={nothing} />
          <TextField label="Nachname" name="example" value="" onValueChange={nothing} />
          <TextField label="Straße" name="example" value="" onValueChange={nothing} />
          <TextField label="Ort" name="example" value="" onValueChange={nothing} />
        </span>
      ),
      caption: "Zwei Spalten Felder: Wo geht es weiter?",
    },
  },
  FileField: {
    good: {
      content: full(
        <FileField
          label="Nachweis"
          name="example"
          accept=""
          file={null}
          onFileChange={nothing}
          chooseLabel="Datei auswählen"
          removeLabel="Entfernen"
          hint={"PDF, DOC oder DOCX, bis 10\u00a0MB"}
        />,
      ),
      caption: "Vor dem Auswählen steht da, was passt und wie groß es sein darf.",
    },
    poor: {
      content: <Button variant="secondary">Hochladen</Button>,
      caption: "Welche Datei ist gemeint? Was nicht passt, sagt erst ein Fehler.",
    },
    more: wording("felder", "Felder"),
  },
  SearchField: {
    good: {
      content: (
        <>
          {full(<SearchField {...search} label="Name oder Ausweis" value="Lazarević" />)}
          <span className="block text-meta text-ink-2">1 Person</span>
        </>
      ),
      caption: "Die Liste wird beim Tippen kürzer. Darüber steht, wie viele passen.",
    },
    poor: {
      content: (
        <>
          {full(<SearchField {...search} label="Suche" value="" />)}
          <Button>Suchen</Button>
        </>
      ),
      caption: "Wonach sucht man? Und die Schaltfläche ist ein Schritt zu viel.",
    },
  },
  StepHeader: {
    good: {
      content: onSign(<StepHeader step="profile" onSkip={nothing} />),
      caption: "Überspringen ist möglich und bleibt leise.",
    },
    poor: {
      content: onSign(
        <>
          <StepBar current={1} total={3} />
          <span className="rounded-field bg-signal p-3 text-center font-strong text-signal-ink">
            {de("shell.firstSteps.skip")}
          </span>
        </>,
      ),
      caption: "Gelb und groß sieht Überspringen aus wie der nächste Schritt.",
    },
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
      content: onSign(<Seats of="days" seats={Array.from({ length: 24 }, (_, at) => (at < 17 ? "booked" : "free"))} />),
      caption: "24 Plätze zählt niemand. Dann genügt die Zahl.",
    },
  },
  SelectField: {
    good: {
      content: full(
        <SelectField
          label="Deutschkenntnisse"
          name="example"
          value="B1"
          placeholder={de("profile.form.choose")}
          options={[{ value: "B1", label: "B1 – Fortgeschrittene Sprachverwendung" }]}
          onValueChange={nothing}
        />,
      ),
      caption: "Sechs kurze Einträge zeigt das Gerät in seiner eigenen Liste.",
    },
    poor: {
      content: full(
        <RadioList
          legend="Deutschkenntnisse"
          value={null}
          options={["A1", "A2", "B1", "B2", "C1", "C2"].map((level) => ({ value: level, label: level }))}
          onValueChange={nothing}
        />,
      ),
      caption: "Sechs Zeilen für eine kurze Angabe machen das Formular lang.",
    },
    more: wording("felder", "Felder"),
  },
  PhoneField: {
    good: {
      content: full(
        <PhoneField
          label="Telefonnummer"
          name="example"
          value=""
          onValueChange={nothing}
          hint={"Beispiel: 0151 23456789"}
        />,
      ),
      caption: "Das Handy zeigt Ziffern. Das Beispiel steht unter dem Feld.",
    },
    poor: {
      content: full(<TextField label="Kontakt" name="example" value="" onValueChange={nothing} />),
      caption: "Nummer oder E-Mail? Das Handy zeigt die Tastatur für Wörter.",
    },
    more: wording("felder", "Felder"),
  },
  TextArea: {
    good: {
      content: full(<TextArea {...reason} counter="55 von 200 Zeichen" />),
      caption: "Man sieht den ganzen Text und wie viel noch passt.",
    },
    poor: {
      content: full(<TextField {...reason} />),
      caption: "In einer Zeile sieht man nur das Ende.",
    },
    more: wording("felder", "Felder"),
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
  OutOfDate: {
    good: {
      content: (
        <>
          <OutOfDate isRetrying={false} onRetry={nothing} />
          {card("Mo., 23.11.")}
        </>
      ),
      caption: "Die älteren Angaben bleiben stehen. Darüber steht, dass sie alt sind.",
    },
    poor: {
      content: notLoaded,
      caption: "Die Liste ist weg, obwohl sie noch nützt.",
    },
    more: wording("fehler", "Fehler"),
  },
};
