import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const label = "Nachname";
const error = de("profile.form.required.lastName");

/**
 * One line of text. The label is above, an error below the box, then the hint. Read-only shows a value that is set in
 * another place; locked is for pending actions only. For secrets use PasswordField, for codes CodeField.
 */
const meta = preview.meta({
  component: TextField,
  args: { label, name: "lastName", value: "", onValueChange: fn() },
});

export const Empty = meta.story({ name: "Noch leer" });
export const Filled = meta.story({ name: "Ausgefüllt", args: { value: people.amira.lastName } });
export const WithHint = meta.story({
  name: "Mit Hilfetext",
  args: { hint: "So, wie er in Ihrem Ausweis steht." },
});
export const Optional = meta.story({ name: "Freiwillig", args: { label: "Geburtsname", optionalLabel: "freiwillig" } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const WithCounter = meta.story({
  name: "Mit Zähler der Zeichen",
  args: {
    label: "Nummer des Ausweises",
    name: "passNumber",
    type: "text",
    value: people.amira.profile.passNumber,
    hint: "Sie steht auf der Vorderseite.",
    counter: "16 von 50 Zeichen",
  },
});
export const ReadOnly = meta.story({ name: "Nur lesen", args: { value: people.amira.lastName, readOnly: true } });
export const Locked = meta.story({
  name: "Gesperrt, wird geprüft",
  args: { value: people.amira.lastName, isReadOnly: true },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <TextField {...args} label="Leer" hint="So, wie er in Ihrem Ausweis steht." />
      <TextField {...args} label="Fokus" value="Amira" autoFocus />
      <TextField {...args} label="Fehler" error={error} />
      <TextField {...args} label="Freiwillig" optionalLabel="freiwillig" value={people.amira.lastName} />
      <TextField
        {...args}
        label="Mit Zähler"
        value={people.amira.profile.passNumber}
        hint="Sie steht auf der Vorderseite."
        counter="16 von 50 Zeichen"
      />
      <TextField {...args} label="Nur lesen" value="+49 151 23456789" readOnly />
      <TextField {...args} label="Wird geprüft" value={people.amira.lastName} isReadOnly />
    </div>
  ),
});

export const ReportsWhatIsTyped = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(label), "a");
    await expect(args.onValueChange).toHaveBeenCalledWith("a");
  },
});

export const SaysWhetherItIsRequired = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: (args) => (
    <div className="grid gap-5">
      <TextField {...args} label="Pflicht" />
      <TextField {...args} label="Darf leer bleiben" optionalLabel="freiwillig" hint="Hilfetext" />
      <TextField {...args} label="Beispiel" optionalLabel="Beispiel" aria-required />
      <TextField {...args} label="Steht fest" value={people.amira.lastName} readOnly />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Pflicht" })).toHaveAttribute("aria-required", "true");
    const optional = canvas.getByRole("textbox", { name: "Darf leer bleiben" });
    await expect(optional).not.toBeRequired();
    await expect(optional).toHaveAccessibleDescription("freiwillig Hilfetext");
    await expect(canvas.getByRole("textbox", { name: "Beispiel" })).toBeRequired();
    await expect(canvas.getByRole("textbox", { name: "Steht fest" })).not.toBeRequired();
  },
});

export const SaysTheCounterAfterTheHint = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { hint: "Sie steht auf der Vorderseite.", counter: "16 von 50 Zeichen" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
      "Sie steht auf der Vorderseite. 16 von 50 Zeichen",
    );
  },
});

export const StaysInTheTabOrderWhileLocked = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { value: people.amira.lastName, isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
