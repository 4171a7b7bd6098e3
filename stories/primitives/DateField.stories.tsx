import { useState } from "react";
import { expect, fn } from "storybook/test";
import { germanDay } from "#src/lib/calendarDay.ts";
import { tidyGermanDay } from "#src/lib/typedDay.ts";
import { people } from "#src/people/people.ts";
import { DateField, type DateFieldProps } from "#src/primitives/DateField.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const label = "Geburtsdatum";
const birthday = germanDay(people.amira.profile.dateOfBirth);
const error = "Bitte geben Sie Ihr Geburtsdatum ein.";
const hint = "Beispiel: 03.05.1994";

/** A day that people know by heart, typed as TT.MM.JJJJ or as digits alone. Not for a choice of available days: use a month or a list. */
const meta = preview.meta({
  component: DateField,
  args: {
    label,
    name: "dateOfBirth",
    value: "",
    onValueChange: fn(),
    tidy: tidyGermanDay,
    placeholder: "TT.MM.JJJJ",
    autoComplete: "bday",
    hint,
  },
});

export const Empty = meta.story({ name: "Noch leer" });
export const Filled = meta.story({ name: "Ausgefüllt", args: { value: birthday } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const NoSuchDay = meta.story({
  name: "Datum, das es nicht gibt",
  args: { value: "31.02.1991", error: de("profile.form.problems.noDay") },
});
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { value: birthday, isReadOnly: true } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <DateField {...args} label="Leer" />
      <DateField {...args} label="Gefüllt, Fokus" value={birthday} autoFocus />
      <DateField {...args} label="Fehler" error={error} />
      <DateField {...args} label="Wird gespeichert" value={birthday} isReadOnly />
    </div>
  ),
});

function Controlled({ value, ...args }: DateFieldProps) {
  const [day, setDay] = useState(value);
  const [sent, setSent] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(day);
      }}
    >
      <DateField
        {...args}
        value={day}
        onValueChange={(text) => {
          args.onValueChange(text);
          setDay(text);
        }}
      />
      <output>{sent}</output>
    </form>
  );
}

const behaviour = ["behaviour", "!autodocs"];
const controlled = (args: DateFieldProps) => <Controlled {...args} />;

/** The number pad of a phone has no full stop. */
export const WritesDigitsAsADateWhenItIsLeft = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.type(field, "14081991");
    await expect(field).toHaveValue("14081991");
    await userEvent.tab();
    await expect(field).toHaveValue(birthday);
  },
});

export const WritesItsDateBeforeEnterSendsIt = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(label), "14.8.1991{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent(birthday);
  },
});

export const LeavesWhatItDoesNotUnderstand = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.type(field, "31.2.91");
    await userEvent.tab();
    await expect(field).toHaveValue("31.2.91");
    await expect(args.onValueChange).toHaveBeenCalledTimes(7);
  },
});

/** Browsers autofill `bday` as 1991-08-14. */
export const TakesAutofill = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("autocomplete", "bday");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(field);
    await userEvent.paste("1991-08-14");
    await userEvent.tab();
    await expect(field).toHaveValue(birthday);
  },
});

export const DoesNotChangeWhileLocked = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "14.8.1991", isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await userEvent.keyboard("1");
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
