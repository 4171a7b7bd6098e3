import { expect, fn } from "storybook/test";
import { SecretField } from "#src/patterns/SecretField.tsx";
import preview from "#workbench/preview.tsx";

/** A password field with its words. Where no copy may be, in the primitives, it is a PasswordField. */
const meta = preview.meta({
  component: SecretField,
  args: { label: "Passwort", name: "password", value: "Vorfeldbus7!", onValueChange: fn() },
});

export const Hidden = meta.story();
export const Shown = meta.story({ args: { startsShown: true } });
export const Locked = meta.story({ args: { isReadOnly: true } });
export const WithError = meta.story({
  args: { error: "Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort." },
});

export const SaysWhetherThePasswordIsVisible = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anzeigen" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Passwort ist sichtbar");
    await userEvent.click(canvas.getByRole("button", { name: "Verbergen" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Passwort ist verborgen");
  },
});
