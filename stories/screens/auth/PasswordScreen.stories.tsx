import { useState } from "react";
import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { PasswordScreen } from "#src/screens/auth/PasswordScreen.tsx";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";

/** Fifth step of the sign-up. Comes from the code of the SMS; leads to the profile information. */
const meta = preview.meta({
  component: PasswordScreen,
  args: {
    email: people.amira.email,
    password: "",
    status: "editing",
    problem: null,
    showsUnmet: false,
    terms: { kind: "dialog" },
    onPasswordChange: fn(),
    onSubmit: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "password.editing" },
});

export const Empty = meta.story({
  name: "Passwort noch leer",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-069"] },
});
export const OnlyTheLength = meta.story({
  name: "Nur die Länge erfüllt",
  args: { password: "vorfeldbus" },
  parameters: { spec: ["VA-070", "AUTH-78"] },
});
export const OnlyADigit = meta.story({
  name: "Nur eine Ziffer erfüllt",
  args: { password: "bus7" },
  parameters: { spec: ["VA-070", "AUTH-79"] },
});
export const OnlyACapitalLetter = meta.story({
  name: "Nur ein Großbuchstabe erfüllt",
  args: { password: "Öl" },
  parameters: { spec: ["VA-070", "AUTH-80"] },
});
export const OnlyASpecialCharacter = meta.story({
  name: "Nur ein Sonderzeichen erfüllt",
  args: { password: "bus!" },
  parameters: { spec: ["VA-070", "AUTH-81"] },
});
export const ThreeOfFour = meta.story({
  name: "3 von 4 Vorgaben erfüllt",
  args: { password: "Vorfeldbus7" },
  parameters: { spec: ["VA-071"] },
});
export const AllRulesMet = meta.story({
  name: "Alle Vorgaben erfüllt",
  args: { password: people.amira.password },
  parameters: { spec: ["VA-072"] },
});
export const VisiblePassword = meta.story({
  name: "Passwort sichtbar",
  args: { password: "Vorfeldbus", isPasswordShown: true },
  parameters: { spec: ["VA-073"] },
});
export const EnterWithUnmetRules = meta.story({
  name: "Abgeschickt, Vorgaben noch offen",
  args: { password: "Vorfeldbus", showsUnmet: true },
  parameters: { spec: ["VA-074", "AUTH-82"] },
});
export const Saving = meta.story({
  name: "Passwort wird gespeichert",
  args: { password: people.amira.password, status: "saving" },
  parameters: { spec: ["VA-075"], state: "password.saving" },
});
export const FailedAsTheProviderSays = meta.story({
  name: "Nicht gespeichert, Text vom Anbieter",
  args: { password: people.amira.password, problem: { message: "Dieses Passwort wurde schon einmal benutzt." } },
  parameters: { spec: ["VA-076", "AUTH-76"] },
});
export const Failed = meta.story({
  name: "Passwort nicht gespeichert",
  args: { password: people.amira.password, problem: { code: "notCreated" } },
  parameters: { spec: ["VA-076", "AUTH-77"] },
  play: failsAboveForm(copy("signUp.password.problems.notCreated")),
});
export const NoAccount = meta.story({
  name: "Kein Konto mit dieser E-Mail",
  args: { password: people.amira.password, problem: { code: "noAccount" } },
  play: failsAboveForm(copyPart("signUp.password.advice.noAccount")),
});
export const VeryLongPassword = meta.story({
  name: "Mit sehr langem Passwort",
  args: { password: `${people.amira.password} `.repeat(16).trim(), isPasswordShown: true },
  parameters: { spec: ["VA-077"] },
});
export const OnASmallPhone = EnterWithUnmetRules.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const EnterAsksWhatIsMissing = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-074"] },
  args: { password: "Vorfeldbus" },
  render: function Entered(args) {
    const [showsUnmet, setShowsUnmet] = useState(false);
    const submit = () => {
      args.onSubmit();
      setShowsUnmet(true);
    };
    return <PasswordScreen {...args} showsUnmet={showsUnmet} onSubmit={submit} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("signUp.password.label"));
    await expect(field).toHaveAccessibleDescription(
      inOrder(de("signUp.passwordRules.length", { count: 8 }), de("signUp.passwordRules.met")),
    );
    await expect(canvas.queryByText(copy("signUp.passwordRules.unmet"))).not.toBeInTheDocument();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByText(copy("signUp.passwordRules.unmet"))).toHaveLength(2);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
});
export const TheButtonThatIsOffSaysWhy = ThreeOfFour.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: copy("signUp.password.submit") });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(copy("signUp.passwordRules.missing", { missing: 1 }));
    await userEvent.click(button);
    await expect(
      canvas.getByText(copy("signUp.passwordRules.missing", { missing: 1 }), { selector: "[aria-live]" }),
    ).toBeInTheDocument();
  },
});
export const SavesAPasswordThatHoldsAllRules = AllRulesMet.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("signUp.password.label")), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("signUp.password.submit") }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});
export const SavesOnlyOnce = Saving.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("signUp.password.label")), "{Enter}");
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("signUp.password.saving") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const ShowsAndHidesThePassword = AllRulesMet.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-073"] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(copy("signUp.password.label"));
    await userEvent.click(canvas.getByRole("button", { name: copyPart("signIn.show") }));
    await expect(field).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: copyPart("signIn.hide") }));
    await expect(field).toHaveAttribute("type", "password");
  },
});
export const GivesPasswordManagersTheUserName = AllRulesMet.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    const user = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(user).toHaveValue(people.amira.email);
    await expect(canvas.getByLabelText(copy("signUp.password.label"))).toHaveAttribute("autocomplete", "new-password");
  },
});
