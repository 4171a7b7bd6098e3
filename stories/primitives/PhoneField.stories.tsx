import { expect, fn } from "storybook/test";
import { PhoneField } from "#src/primitives/PhoneField.tsx";
import preview from "#workbench/preview.tsx";

const label = "Telefonnummer";
const shown = "+49 151 23456789";
const error = "Bitte geben Sie eine vollständige Telefonnummer ein.";

/** A phone number as people write it, with the phone keypad. For codes use CodeField. */
const meta = preview.meta({
  component: PhoneField,
  args: { label, name: "phone", value: "", onValueChange: fn(), hint: "Beispiel: 0151 23456789" },
});

export const Empty = meta.story({ name: "Noch leer" });
export const Filled = meta.story({ name: "Ausgefüllt", args: { value: shown } });
export const WithError = meta.story({ name: "Mit Fehler", args: { value: "0151", error } });
export const ReadOnly = meta.story({ name: "Nur lesen", args: { value: shown, readOnly: true, hint: undefined } });
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { value: shown, isReadOnly: true } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <PhoneField {...args} label="Leer" />
      <PhoneField {...args} label="Gefüllt, Fokus" value={shown} autoFocus />
      <PhoneField {...args} label="Fehler" value="0151" error={error} />
      <PhoneField {...args} label="Nur lesen" value={shown} readOnly />
      <PhoneField {...args} label="Wird gespeichert" value={shown} isReadOnly />
    </div>
  ),
});

/** A14 */
export const IsFilledInByTheBrowser = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("type", "tel");
    await expect(field).toHaveAttribute("inputmode", "tel");
    await expect(field).toHaveAttribute("autocomplete", "tel");
    await userEvent.click(field);
    await userEvent.paste(shown);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(shown);
  },
});
