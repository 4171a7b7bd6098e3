import { expect, fn } from "storybook/test";
import { SecretField } from "#src/patterns/SecretField.tsx";
import { copyPart, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A password field with its texts. Primitives, which have no texts, use PasswordField. */
const meta = preview.meta({
  component: SecretField,
  args: { label: "Passwort", name: "password", value: "Vorfeldbus7!", onValueChange: fn() },
});

export const Hidden = meta.story({ name: "Passwort verborgen" });
export const Shown = meta.story({ name: "Passwort sichtbar", args: { startsShown: true } });
export const Locked = meta.story({ name: "Gesperrt, wird geprüft", args: { isReadOnly: true } });
export const WithError = meta.story({
  name: "Mit Fehler",
  args: { error: de("signIn.problems.refused") },
});

export const SaysWhetherThePasswordIsVisible = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("signIn.show") }));
    await expect(canvas.getByRole("status")).toHaveTextContent(copyPart("signIn.shown"));
    await userEvent.click(canvas.getByRole("button", { name: copyPart("signIn.hide") }));
    await expect(canvas.getByRole("status")).toHaveTextContent(copyPart("signIn.hidden"));
  },
});
