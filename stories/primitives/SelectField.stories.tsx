import { useRef, useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { SelectField, type SelectFieldProps } from "#src/primitives/SelectField.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const label = "Deutschkenntnisse";
const error = "Bitte wählen Sie Ihre Deutschkenntnisse.";
const options = [
  { value: "A1", label: de("lists.germanLevel.a1") },
  { value: "A2", label: de("lists.germanLevel.a2") },
  { value: "B1", label: de("lists.germanLevel.b1") },
  { value: "B2", label: de("lists.germanLevel.b2") },
  { value: "C1", label: de("lists.germanLevel.c1") },
  { value: "C2", label: de("lists.germanLevel.c2") },
] as const;

/**
 * A choice of about four to fifteen, in the device's own list. For two or three use ColourChips side by side; for a
 * searchable list ComboboxField; for yes or no Checkbox.
 */
const meta = preview.meta({
  component: SelectField,
  args: { label, name: "germanLevel", value: "", onValueChange: fn(), options, placeholder: "Bitte wählen" },
});

export const Empty = meta.story({ name: "Noch leer" });
export const Chosen = meta.story({ name: "Eintrag gewählt", args: { value: "B2" } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const Optional = meta.story({
  name: "Freiwillig, mit Hilfetext",
  args: { optionalLabel: "freiwillig", hint: "Sie können es später nachtragen." },
});
export const NotOnOffer = meta.story({ name: "Wert nicht in Liste", args: { value: "Muttersprache" } });
export const LongText = meta.story({
  name: "Langer Text",
  args: { value: "x", options: [{ value: "x", label: "FraGround Fraport Ground Handling Professionals GmbH" }] },
});
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { value: "B2", isReadOnly: true } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <SelectField {...args} label="Leer" />
      <SelectField {...args} label="Gewählt, Fokus" value="B2" autoFocus />
      <SelectField {...args} label="Fehler" error={error} />
      <SelectField {...args} label="Freiwillig" optionalLabel="freiwillig" hint="Sie können es später nachtragen." />
      <SelectField {...args} label="Nicht auf der Liste" value="Muttersprache" />
      <SelectField {...args} label="Wird gespeichert" value="B2" isReadOnly />
    </div>
  ),
});

export const ReportsTheChoice = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: label }), "B1");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("B1");
  },
});

export const CanBeEmptiedAgain = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { value: "B2" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(label), "Bitte wählen");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("");
  },
});

export const KeepsAValueOutsideOfTheList = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { value: "Muttersprache" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(label)).toHaveValue("Muttersprache");
    await expect(canvas.getAllByRole("option")).toHaveLength(options.length + 2);
  },
});

export const CannotBeChangedWhileLocked = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { value: "B2", isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const opens = [fireEvent.mouseDown(field), fireEvent.keyDown(field, { key: " " })];
    await expect(await Promise.all(opens)).toEqual([false, false]);
    await userEvent.keyboard("{ArrowUp}A");
    await userEvent.selectOptions(field, "A1");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue("B2");
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

function WithFocusButton(props: SelectFieldProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <SelectField {...props} ref={field} onBlur={() => setIsLeft(true)} />
      <button type="button" onClick={() => field.current?.focus()}>
        {isLeft ? "verlassen" : "zum Feld"}
      </button>
    </>
  );
}

/** A form focuses its first error by `ref` and validates on `onBlur`. */
export const CanBeFocusedByItsForm = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: (args) => <WithFocusButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "zum Feld" }));
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "verlassen" })).toHaveFocus();
  },
});
