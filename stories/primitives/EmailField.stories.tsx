import { expect, fn } from "storybook/test";
import { EmailField } from "#src/primitives/EmailField.tsx";
import preview from "#workbench/preview.tsx";

const label = "E-Mail-Adresse";
const shown = "kim@straße.de";
const error = "Bitte geben Sie eine gültige E-Mail-Adresse ein";

/** An e-mail address, submitted as typed. For a phone number use PhoneField. */
const meta = preview.meta({
  component: EmailField,
  args: {
    label,
    name: "email",
    autoComplete: "username",
    value: "",
    onValueChange: fn(),
    hint: "Beispiel: name@beispiel.de",
  },
});

export const Empty = meta.story({ name: "Noch leer" });
export const Filled = meta.story({ name: "Ausgefüllt", args: { value: shown } });
export const WithError = meta.story({ name: "Mit Fehler", args: { value: "kim", error } });
export const ReadOnly = meta.story({ name: "Nur lesen", args: { value: shown, readOnly: true } });
export const Locked = meta.story({ name: "Gesperrt, wird gespeichert", args: { value: shown, isReadOnly: true } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <EmailField {...args} label="Leer" />
      <EmailField {...args} label="Gefüllt, Fokus" value={shown} autoFocus />
      <EmailField {...args} label="Fehler" value="kim" error={error} />
      <EmailField {...args} label="Nur lesen" value={shown} readOnly />
      <EmailField {...args} label="Wird gespeichert" value={shown} isReadOnly />
    </div>
  ),
});

/** A14 */
export const IsFilledInByTheBrowser = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("inputmode", "email");
    await expect(field).toHaveAttribute("autocomplete", "username");
    await userEvent.click(field);
    await userEvent.paste(shown);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(shown);
  },
});
