import { people } from "#src/people/people.ts";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import { CodeField } from "#src/primitives/CodeField.tsx";
import { ColourChips } from "#src/primitives/ColourChips.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { ErrorSummary } from "#src/primitives/ErrorSummary.tsx";
import { Field } from "#src/primitives/Field.tsx";
import { FieldBox } from "#src/primitives/FieldBox.tsx";
import { FileField } from "#src/primitives/FileField.tsx";
import { Form } from "#src/primitives/Form.tsx";
import { PasswordField } from "#src/primitives/PasswordField.tsx";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import { RadioList } from "#src/primitives/RadioList.tsx";
import { SearchField } from "#src/primitives/SearchField.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import { email, full, nothing, pass, secret, wording, type Pair } from "./pairPieces.tsx";

const missing = de("auth.entry.problems.invalid");

const search = { onValueChange: nothing, clearLabel: "Suche leeren" };

const reason = {
  label: "Ihr Grund",
  name: "example",
  value: "Mein Zug fällt aus. Der nächste kommt erst um 9 Uhr an.",
  onValueChange: nothing,
};

const answers = {
  legend: de("cancellation.label"),
  options: [
    { value: "family", label: de("cancellation.reasons.family") },
    { value: "healthIssues", label: de("cancellation.reasons.healthIssues") },
    { value: "other", label: de("cancellation.reasons.other") },
  ],
  onValueChange: nothing,
};

const address = { ...email, hint: "Beispiel: name@beispiel.de" };

const names = ["firstName", "lastName", "city"] as const;

const proof = {
  label: "Nachweis",
  name: "example",
  accept: "",
  file: null,
  onFileChange: nothing,
  chooseLabel: "Datei auswählen",
  removeLabel: "Entfernen",
};

const levels = (["a1", "a2", "b1", "b2", "c1", "c2"] as const).map((level) => ({
  value: level.toUpperCase(),
  label: de(`lists.germanLevel.${level}`),
}));

export const fieldPairs: Readonly<Record<string, Pair>> = {
  ComboboxField: {
    good: {
      state: "Liste durchsucht",
      caption: "Eine lange Liste: Man tippt den Anfang und wählt.",
    },
    poor: { state: "So nicht", caption: "Drei Antworten sieht man besser sofort. Zu tippen ist hier nichts." },
    more: wording("felder", "Felder"),
  },
  TextField: {
    good: {
      content: <TextField {...pass} label={de("profile.form.labels.lastName")} />,
      caption: "Die Beschriftung bleibt beim Tippen stehen.",
    },
    poor: {
      content: (
        <FieldBox
          placeholder={de("profile.form.labels.lastName")}
          aria-label={de("profile.form.labels.lastName")}
          readOnly={false}
        />
      ),
      caption: "Ein Platzhalter verschwindet mit der ersten Taste.",
    },
    more: wording("felder", "Felder"),
  },
  DateField: {
    good: {
      state: "Ausgefüllt",
      caption: "Einen Tag, den man auswendig weiß, tippt man am schnellsten.",
    },
    poor: {
      content: full(
        <Field label="Geburtsdatum" hint="Beispiel: 03.05.1994">
          {(control) => (
            <FieldBox {...control} type="date" defaultValue={people.amira.profile.dateOfBirth} readOnly={false} />
          )}
        </Field>,
      ),
      caption: "Im Kalender blättert man viele Jahre zurück.",
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
        <>
          <ErrorSummary
            title={de("profile.form.summary", { count: names.length })}
            errors={names.map((name) => ({ field: `example-${name}`, text: de(`profile.form.required.${name}`) }))}
            more={() => ""}
          />
          {names.map((name) => (
            <TextField
              {...pass}
              key={name}
              label={de(`profile.form.labels.${name}`)}
              error={de(`profile.form.required.${name}`)}
            />
          ))}
        </>
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
  Checkbox: {
    good: {
      content: (
        <Checkbox checked={false} onCheckedChange={nothing}>
          Ich bin damit einverstanden, dass mein Foto gespeichert wird.
        </Checkbox>
      ),
      caption: "Das Häkchen setzt die Person selbst.",
    },
    poor: {
      content: (
        <Checkbox checked onCheckedChange={nothing}>
          Ich bin damit einverstanden, dass mein Foto gespeichert wird.
        </Checkbox>
      ),
      caption: "Ein Häkchen von Anfang an ist keine Zustimmung.",
    },
    more: wording("rechtliches", "Rechtliches"),
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
      caption: "Man sieht, wie viele Ziffern noch fehlen.",
    },
    poor: {
      content: full(<TextField {...pass} label="Code aus der E-Mail" value="407" />),
      caption: "Wie lang der Code ist, sieht man hier nicht.",
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
  FileField: {
    good: {
      content: full(<FileField {...proof} hint={"PDF, DOC oder DOCX, bis 10\u00a0MB"} />),
      caption: "Vor dem Auswählen steht da, was passt und wie groß es sein darf.",
    },
    poor: {
      content: full(<FileField {...proof} />),
      caption: "Welche Datei passt? Das sagt erst ein Fehler.",
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
      caption: "Die Liste wird beim Tippen kürzer. Unter dem Feld steht, wie viele passen.",
    },
    poor: {
      content: (
        <>
          {full(<SearchField {...search} label="Name oder Ausweis" value="Lazarević" />)}
          <Button width="always">Suchen</Button>
          <span className="block text-meta text-ink-2">1 Person</span>
        </>
      ),
      caption: "Die Schaltfläche ist ein Schritt zu viel.",
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
          options={levels}
          onValueChange={nothing}
        />,
      ),
      caption: "Sechs kurze Einträge zeigt das Gerät in seiner eigenen Liste.",
    },
    poor: {
      content: full(<RadioList legend="Deutschkenntnisse" value="B1" options={levels} onValueChange={nothing} />),
      caption: "Sechs Zeilen für eine kurze Angabe machen das Formular lang.",
    },
    more: wording("felder", "Felder"),
  },
  PhoneField: {
    good: {
      content: full(<PhoneField {...pass} label="Telefonnummer" hint={"Beispiel: 0151 23456789"} />),
      caption: "Das Beispiel zeigt, wie man die Nummer schreibt.",
    },
    poor: {
      content: full(<PhoneField {...pass} label="Telefonnummer" />),
      caption: "Mit der Null oder mit der Ländervorwahl? Das steht nicht da.",
    },
    more: wording("felder", "Felder"),
  },
  TextArea: {
    good: {
      state: "Ausgefüllt",
      caption: "Man sieht den ganzen Text und wie viel noch passt.",
    },
    poor: {
      content: full(<TextField {...reason} counter="55 von 200 Zeichen" hint="Ein Satz genügt." />),
      caption: "In einer Zeile sieht man nur einen Teil.",
    },
    more: wording("felder", "Felder"),
  },
  EmailField: {
    good: {
      content: full(<EmailField {...address} value={people.amira.email} />),
      caption: "Das Handy zeigt die Tastatur mit @ und schreibt klein.",
    },
    poor: {
      content: full(
        <TextField
          {...address}
          value={`${people.amira.email.charAt(0).toUpperCase()}${people.amira.email.slice(1)}`}
        />,
      ),
      caption: "Im Textfeld beginnt die Adresse groß, und das @ sucht man.",
    },
    more: wording("felder", "Felder"),
  },
  Form: {
    good: {
      content: full(
        <Form className="grid gap-4" onSubmit={nothing}>
          <TextField {...pass} label="Vorname" />
          <TextField {...pass} label="Nachname" />
          <Button width="always">Speichern</Button>
        </Form>,
      ),
      caption: "Was zusammengehört, sendet eine Schaltfläche.",
    },
    poor: {
      content: full(
        <span className="grid gap-4">
          <TextField {...pass} label="Vorname" />
          <Button width="always">Speichern</Button>
          <TextField {...pass} label="Nachname" />
          <Button width="always">Speichern</Button>
        </span>,
      ),
      caption: "Zwei Schaltflächen: Was ist schon gespeichert?",
    },
    more: wording("felder", "Felder"),
  },
};
