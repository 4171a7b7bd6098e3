import { FilePenLine } from "lucide-react";
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
import { Plate } from "#src/primitives/Plate.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { RadioList } from "#src/primitives/RadioList.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
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

const row = (badges: readonly (readonly ["neutral" | "go" | "hint" | "caution", string])[]) => (
  <span className="flex w-full flex-wrap items-center gap-2">
    <Plate>{<FilePenLine />}</Plate>
    <span className="flex-1 text-row font-strong">Mo., 23.11.</span>
    {badges.map(([tone, text]) => (
      <Badge key={text} tone={tone}>
        {text}
      </Badge>
    ))}
  </span>
);

const email = { label: "E-Mail-Adresse", name: "example", onValueChange: nothing };
const birthday = { label: "Geburtsdatum", name: "birthday", onValueChange: nothing };
const task = (props: Pick<TaskRowProps, "note" | "badge">) => (
  <TaskRows>
    <TaskRow glyph={<FilePenLine />} title="Profil" onOpen={nothing} {...props} />
  </TaskRows>
);
const missing = "Bitte geben Sie eine vollständige E-Mail-Adresse ein.";
const emptyState = { drawing: <GateSign />, title: "Noch kein Termin" };

const answers = {
  options: ["Ja, gern", "Lieber allein"].map((label) => ({ value: label, label })),
  onValueChange: nothing,
};

/** By the name of a part, for those that are easily used in the wrong way. */
export const pairs: Readonly<Record<string, Pair>> = {
  Button: {
    good: {
      content: (
        <>
          <Reason>Bitte geben Sie noch 3 Ziffern ein.</Reason>
          <Button isDisabled>Code bestätigen</Button>
        </>
      ),
      caption: "Der Grund steht direkt darüber.",
    },
    poor: {
      content: <Button isDisabled>Code bestätigen</Button>,
      caption: "Ohne Grund weiß niemand, was fehlt.",
    },
    more: looks,
  },
  LinkButton: {
    good: { content: <LinkButton href="#">Profil ansehen</LinkButton>, caption: "Ein Link öffnet eine andere Seite." },
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
      content: <DateField {...birthday} hint="Beispiel: 03.10.1990" value="03.10.1990" />,
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
      content: task({ note: "Noch 2 Angaben fehlen", badge: <Badge tone="caution">Offen</Badge> }),
      caption: "Ein Kennzeichen. Was noch fehlt, steht darunter.",
    },
    poor: {
      content: task({
        badge: (
          <>
            <Badge tone="caution">Offen</Badge>
            <Badge tone="hint">2 Angaben fehlen</Badge>
          </>
        ),
      }),
      caption: "Bei zwei Kennzeichen ist unklar, welches gilt.",
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
          title="Bitte prüfen Sie 2 Angaben."
          errors={[
            { field: "example-1", text: "Bitte geben Sie Ihren Vornamen ein." },
            { field: "example-2", text: "Bitte wählen Sie Ihre Firma." },
          ]}
          more=""
        />
      ),
      caption: "In einem langen Formular führt jeder Link zu seinem Feld.",
    },
    poor: {
      content: (
        <>
          <ErrorSummary title="Bitte prüfen Sie 1 Angabe." errors={[{ field: "example-3", text: missing }]} more="" />
          <TextField {...email} value="amira@" error={missing} />
        </>
      ),
      caption: "Bei einem Feld steht derselbe Satz zweimal da.",
    },
    more: wording("fehler", "Fehler"),
  },
  Banner: {
    good: {
      content: <Banner tone="caution">Ihr Vertrag fehlt noch. Bitte unterschreiben Sie ihn bis 22.11.</Banner>,
      caption: "Eine Meldung sagt, was zuerst kommt.",
    },
    poor: {
      content: (
        <>
          <Banner tone="caution">Ihr Vertrag fehlt noch.</Banner>
          <Banner tone="hint">Die Liste öffnet morgen.</Banner>
          <Banner tone="go">Ihr Profil ist fertig.</Banner>
        </>
      ),
      caption: "Drei Meldungen auf einmal liest niemand.",
    },
  },
  FailureBanner: {
    good: {
      content: (
        <Banner tone="halt" title="Ihr Profil ist nicht gespeichert">
          Die Verbindung ist weg. Ihre Angaben sind noch da. Bitte speichern Sie gleich noch einmal.
        </Banner>
      ),
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
      content: <RadioList legend="Arbeiten Sie gern in der Gruppe?" value={null} {...answers} />,
      caption: "Beide Antworten sieht man sofort.",
    },
    poor: {
      content: (
        <SelectField
          label="Arbeiten Sie gern in der Gruppe?"
          name="example"
          value=""
          placeholder="Bitte wählen"
          {...answers}
        />
      ),
      caption: "Für zwei Antworten ist eine Liste ein Umweg.",
    },
  },
  Dialog: {
    good: {
      content: sheet("Termin absagen", "Möchten Sie diesen Termin absagen?", "Termin absagen", "Termin behalten"),
      caption: "Jede Schaltfläche sagt, was danach gilt.",
    },
    poor: {
      content: sheet("Achtung", "Wollen Sie wirklich abbrechen?", "Ja", "Abbrechen"),
      caption: "Bei „Ja“ und „Abbrechen“ rät man.",
    },
    more: wording("überschriften-und-schaltflächen", "Überschriften und Schaltflächen"),
  },
  Badge: {
    good: { content: row([["go", "Gebucht"]]), caption: "Ein Kennzeichen nennt den Stand." },
    poor: {
      content: row([
        ["go", "Gebucht"],
        ["hint", "Neu"],
        ["neutral", "in 3 Tagen"],
      ]),
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
          body="Sobald Sie eingeteilt sind, sehen Sie hier Datum und Ort."
          action={<Button width="always">Termine ansehen</Button>}
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
          <Button width="always">5 Termine bestätigen</Button>
          <Button variant="quiet" width="always">
            Änderungen löschen
          </Button>
        </>
      ),
      caption: "Eine gefüllte Schaltfläche, höchstens eine ruhige.",
    },
    poor: {
      content: (
        <>
          <Button width="always">5 Termine bestätigen</Button>
          <Button variant="secondary" width="always">
            Später entscheiden
          </Button>
          <Button variant="secondary" width="always">
            Im Kalender speichern
          </Button>
          <Button variant="quiet" width="always">
            Änderungen löschen
          </Button>
        </>
      ),
      caption: "Vier verdecken auf dem Handy den Inhalt.",
    },
    more: looks,
  },
  NoticeList: {
    good: { content: notice("Ihre Absage ist angekommen."), caption: "Kurz, und man braucht es später nicht mehr." },
    poor: {
      content: notice(
        "Ihre Bewerbung ist angekommen.",
        "Wir melden uns bis 20.11. per E-Mail. Danach unterschreiben Sie den Vertrag und bringen Ihren Ausweis mit.",
      ),
      caption: "Was man später braucht, verschwindet mit der Meldung.",
    },
  },
};
