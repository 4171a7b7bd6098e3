import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { CheckedForm } from "#src/patterns/form/CheckedForm.tsx";
import { useCheckedField, type JudgedFrom } from "#src/patterns/form/useCheckedField.ts";
import { useCheckedForm, type CheckedFormState } from "#src/patterns/form/useCheckedForm.ts";
import { Button } from "#src/primitives/Button.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { copy, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

type Values = { bank: string; holder: string; number: string };
type Code = "required" | "digits";
type ExampleProps = {
  initial: Values;
  startsChecked?: boolean;
  isReadOnly?: boolean;
  onSubmit: (values: Values) => void;
  onEdit: (values: Values) => void;
};

const labels = { bank: "Bank", holder: "Name auf dem Konto", number: "Kundennummer" };
const texts = { required: "Bitte füllen Sie dieses Feld aus.", digits: "Bitte geben Sie nur Ziffern ein." };

function check(values: Values) {
  const found: Partial<Record<keyof Values, Code>> = {};
  if (!values.bank) found.bank = "required";
  if (!values.holder) found.holder = "required";
  if (/\D/.test(values.number)) found.number = "digits";
  return found;
}

function Line(props: { form: CheckedFormState<Values, Code>; name: keyof Values; judged?: JudgedFrom }) {
  const { problem, ...field } = useCheckedField(props.form, props.name, props.judged);
  return <TextField {...field} label={labels[props.name]} error={problem ? texts[problem.code] : undefined} />;
}

function Example({ onSubmit, ...options }: ExampleProps) {
  const form = useCheckedForm<Values, Code>({ ...options, check });
  return (
    <>
      <CheckedForm
        id="example"
        form={form}
        summary={de("profile.form.summary", { count: form.problems.length })}
        faults={form.problems.map(({ field, code }) => ({ field, text: `${labels[field]}: ${texts[code]}` }))}
        onSubmit={onSubmit}
      >
        <div className="grid gap-5">
          <Line form={form} name="bank" />
          <Line form={form} name="holder" />
          <Line form={form} name="number" judged="typing" />
        </div>
      </CheckedForm>
      <div className="mt-6">
        <Button type="submit" form="example" isPending={options.isReadOnly ?? false}>
          <span key={String(options.isReadOnly)}>
            {options.isReadOnly ? de("availability.saving") : "Angaben speichern"}
          </span>
        </Button>
      </div>
    </>
  );
}

/**
 * The frame of a longer form: `useCheckedForm` stores the values and validates them by a rule of the model,
 * `useCheckedField` gives one field the props of its primitive, `CheckedForm` renders the summary. Validates on submit,
 * then on every change; a field can be validated earlier, on typing or on blur.
 */
const meta = preview.meta({
  component: Example,
  args: { initial: { bank: "Nordbank", holder: "", number: "" }, onSubmit: fn(), onEdit: fn() },
});

export const Untouched = meta.story({ name: "Üblich, noch nicht geprüft" });
export const Judged = meta.story({
  name: "Geprüft, mit Fehlern",
  args: { initial: { bank: "", holder: "", number: "12a" }, startsChecked: true },
});
export const Locked = meta.story({
  name: "Gesperrt, wird gespeichert",
  args: { initial: { bank: "Nordbank", holder: "Milica Lazarević", number: "4711" }, isReadOnly: true },
});

const behaviour = ["behaviour", "!autodocs"];

export const LeadsToTheFirstFieldThatIsWrong = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Angaben speichern" }));
    await waitFor(() => expect(canvas.getByLabelText("Name auf dem Konto")).toHaveFocus());
    await expect(canvas.getByRole("heading", { name: copy("profile.form.summary", { count: 1 }) })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Name auf dem Konto"), "Ada");
    await waitFor(() => expect(canvas.queryByRole("heading")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Angaben speichern" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ bank: "Nordbank", holder: "Ada", number: "" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onEdit).toHaveBeenLastCalledWith({ bank: "Nordbank", holder: "Ada", number: "" });
  },
});

export const ValidatesOnInputIfConfigured = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Kundennummer"), "12a");
    await waitFor(() => expect(canvas.getByLabelText("Kundennummer")).toBeInvalid());
    await expect(canvas.getByLabelText("Kundennummer")).toHaveValue("12a");
    await userEvent.type(canvas.getByLabelText("Kundennummer"), "{Backspace}");
    await waitFor(() => expect(canvas.getByLabelText("Kundennummer")).toBeValid());
    await expect(canvas.getByLabelText("Name auf dem Konto")).toBeValid();
  },
});

export const SendsNothingWhileItIsLocked = Locked.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Name auf dem Konto"), "Ada{Enter}");
    await expect(canvas.getByLabelText("Name auf dem Konto")).toHaveValue("Milica Lazarević");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const KeepsWhatWasTypedWhenANewerRecordArrives = meta.story({
  tags: behaviour,
  render: function Render(args) {
    const [initial, setInitial] = useState(args.initial);
    return (
      <>
        <Example {...args} initial={initial} />
        <Button onClick={() => setInitial({ bank: "Südbank", holder: "Bea", number: "7" })}>Neu gelesen</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Name auf dem Konto"), "Ada");
    await userEvent.click(canvas.getByRole("button", { name: "Neu gelesen" }));
    await waitFor(() => expect(canvas.getByLabelText("Bank")).toHaveValue("Südbank"));
    await expect(canvas.getByLabelText("Name auf dem Konto")).toHaveValue("Ada");
    await expect(canvas.getByLabelText("Kundennummer")).toHaveValue("7");
  },
});
