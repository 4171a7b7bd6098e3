import { expect, fn, userEvent } from "storybook/test";
import { StepForm } from "#src/patterns/form/StepForm.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import preview from "#workbench/preview.tsx";

/** A step of the way in: a field or two and the button that goes on. What is missing stands above the button. */
const meta = preview.meta({
  component: StepForm,
  args: {
    label: "Weiter",
    isPending: false,
    onSubmit: fn(),
    children: <EmailField label="E-Mail-Adresse" name="email" autoComplete="username" value="jasper@example.org" />,
  },
});

export const Ordinary = meta.story({
  name: "Üblich",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});
export const SomethingIsMissing = meta.story({
  name: "Angabe fehlt noch",
  args: { reason: "Geben Sie Ihr Passwort ein." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Weiter" });
    await expect(button).toHaveAccessibleDescription("Geben Sie Ihr Passwort ein.");
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const UnderWay = meta.story({
  name: "Wird geprüft",
  args: { label: "Wird geprüft …", isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const SomethingElseGoesOn = meta.story({ name: "Gesperrt, anderes läuft", args: { isDisabled: true } });
export const WithoutArrow = meta.story({ name: "Ohne Pfeil", args: { label: "Code prüfen", hasArrow: false } });
