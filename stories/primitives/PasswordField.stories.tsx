import { useState } from "react";
import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { PasswordField, type PasswordFieldProps } from "#src/primitives/PasswordField.tsx";
import preview from "#workbench/preview.tsx";

/** A secret with a text button that shows it. Hides it as soon as the field is locked (A14). */
const meta = preview.meta({
  component: PasswordField,
  args: {
    label: "Passwort",
    name: "password",
    autoComplete: "current-password",
    value: people.amira.password,
    showLabel: "Anzeigen",
    hideLabel: "Verbergen",
    shownStatus: "Passwort ist sichtbar",
    hiddenStatus: "Passwort ist verborgen",
    onValueChange: fn(),
  },
});

export const Empty = meta.story({ name: "Noch leer", args: { value: "" } });
export const Hidden = meta.story({ name: "Passwort verborgen" });
export const Shown = meta.story({ name: "Passwort sichtbar", args: { startsShown: true } });
export const WithError = meta.story({
  name: "Mit Fehler",
  args: { value: "", error: "Bitte geben Sie Ihr Passwort ein." },
});
export const Locked = meta.story({ name: "Gesperrt, wird geprüft", args: { isReadOnly: true } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <PasswordField {...args} label="Leer" value="" />
      <PasswordField {...args} label="Verborgen" />
      <PasswordField {...args} label="Sichtbar" startsShown />
      <PasswordField {...args} label="Fehler" value="" error="Bitte geben Sie Ihr Passwort ein." />
      <PasswordField {...args} label="Wird geprüft" isReadOnly />
    </div>
  ),
});

/** A14 */
export const ShowsAndHidesWithAStatus = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Passwort");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: /^Anzeigen: / }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("status")).toHaveTextContent("Passwort ist sichtbar");
    await userEvent.click(canvas.getByRole("button", { name: /^Verbergen: / }));
    await expect(field).toHaveAttribute("type", "password");
    await expect(canvas.getByRole("status")).toHaveTextContent("Passwort ist verborgen");
  },
});

function LockedOnEnter(props: PasswordFieldProps) {
  const [locked, setLocked] = useState(false);
  return (
    <PasswordField {...props} isReadOnly={locked} onKeyDown={(event) => event.key === "Enter" && setLocked(true)} />
  );
}

/** A14: hidden again on submit. */
export const HidesWhenItIsLocked = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: (args) => <LockedOnEnter {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Anzeigen: / }));
    await userEvent.type(canvas.getByLabelText("Passwort"), "{Enter}");
    await expect(canvas.getByLabelText("Passwort")).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: /^Anzeigen: / }));
    await expect(canvas.getByLabelText("Passwort")).toHaveAttribute("type", "password");
  },
});

/** A14 */
export const TakesAPastedPasswordOf200Characters = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { value: "" },
  play: async ({ canvas, userEvent, args }) => {
    const long = `Aa1!${"x".repeat(196)}`;
    await userEvent.click(canvas.getByLabelText("Passwort"));
    await userEvent.paste(long);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(long);
  },
});
