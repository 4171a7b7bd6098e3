import { CalendarCheck, FilePenLine } from "lucide-react";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { TaskRow, type TaskRowProps } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import { DateField } from "#src/primitives/DateField.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { ErrorSummary } from "#src/primitives/ErrorSummary.tsx";
import { Field } from "#src/primitives/Field.tsx";
import { FieldBox } from "#src/primitives/FieldBox.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { RadioList } from "#src/primitives/RadioList.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import type { ReactNode } from "react";
import { DayBadge } from "../DayBadge.tsx";
import type { Example } from "../DesignExamples.tsx";

/** A part in use as it should be and as it should not, and where further rules stand. */
export type Pair = { good: Example; poor: Example; more?: { path: string; name: string } };

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
const emptyState = { drawing: <GateSign />, title: de("tasks.empty.title") };

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
  TaskRow: {
    good: {
      content: task({
        note: de("dashboard.notes.profileOpen", { percent: 75, parts: "Flughafenausweis" }),
        badge: <Badge>{de("dashboard.badges.open")}</Badge>,
      }),
      caption: "Ein Etikett. Was noch fehlt, steht darunter.",
    },
    poor: {
      content: task({
        badge: (
          <>
            <Badge>{de("dashboard.badges.open")}</Badge>
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
          more=""
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
            more=""
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
      content: <Banner tone="halt">{de("profile.problems.saveFailed")}</Banner>,
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
      content: sheet(
        de("events.withdraw.one.title"),
        de("events.withdraw.body", { count: 1 }),
        de("events.withdraw.one.confirm"),
        de("events.withdraw.one.close"),
      ),
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
      content: (
        <>
          <Button width="always">{de("availability.submit", { count: 5 })}</Button>
          <Button variant="quiet" width="always">
            {de("availability.discard")}
          </Button>
        </>
      ),
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
    good: { content: notice(de("notices.events.withdrawn")), caption: "Kurz, und man braucht es später nicht mehr." },
    poor: {
      content: notice(
        "Ihre Bewerbung ist angekommen.",
        "Wir melden uns bis 20.11. per E-Mail. Danach unterschreiben Sie den Vertrag und bringen Ihren Ausweis mit.",
      ),
      caption: "Was man später braucht, verschwindet mit der Meldung.",
    },
  },
};
