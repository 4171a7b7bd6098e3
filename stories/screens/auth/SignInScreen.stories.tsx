import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { SignInScreen } from "#src/screens/auth/SignInScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";

/** The password of a registered address. Leads to the dashboard; back leads to the address. */
const meta = preview.meta({
  component: SignInScreen,
  args: {
    email: people.amira.email,
    password: "",
    status: "editing",
    problem: null,
    terms: { kind: "dialog" },
    onPasswordChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onForgotPassword: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "signIn.editing" },
});

export const Empty = meta.story({
  name: "Passwort noch leer",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-096", "AUTH-87"] },
});
export const Typing = meta.story({
  name: "Passwort eingegeben",
  args: { password: "Vorfeldbus7!" },
  parameters: { spec: ["VA-097"] },
});
export const VisiblePassword = meta.story({
  name: "Passwort sichtbar",
  args: { password: "Vorfeldbus7!", isPasswordShown: true },
  parameters: { spec: ["VA-097"] },
});
export const SigningIn = meta.story({
  name: "Anmeldung läuft",
  args: { password: "Vorfeldbus7!", status: "signingIn" },
  parameters: { spec: ["VA-098"], state: "signIn.signingIn" },
});
export const WrongPassword = meta.story({
  name: "Passwort falsch",
  args: { password: "Vorfeldbus", problem: "refused" },
  parameters: { spec: ["VA-099", "AUTH-91"] },
});
export const UnexpectedProblem = meta.story({
  name: "Anmeldung hat nicht geklappt",
  args: { password: "Vorfeldbus7!", problem: "unexpected" },
  parameters: { spec: ["VA-100", "AUTH-92"] },
  play: async (context) => {
    await failsAboveForm(copy("signIn.problems.unexpected"))(context);
    await expect(context.canvas.getByLabelText(copy("signIn.password"))).toHaveValue("Vorfeldbus7!");
  },
});
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { email: people.wilhelmine.email },
  parameters: { spec: ["VA-102"] },
});
export const AfterReload = Empty.extend({ name: "Nach dem Neuladen der Seite", parameters: { spec: ["VA-103"] } });
export const WithoutAWayToANewPassword = meta.story({
  name: "Ohne Link für vergessenes Passwort",
  args: { onForgotPassword: undefined },
});
export const OnASmallPhone = WrongPassword.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const CannotBeSubmittedEmpty = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["AUTH-88"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("signIn.password")), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: copy("signIn.submit") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** A14 */
export const ShowsAndHidesThePassword = Typing.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-097"] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(copy("signIn.email"))).toHaveAttribute("autocomplete", "username");
    await expect(canvas.getByLabelText(copy("signIn.password"))).toHaveAttribute("autocomplete", "current-password");
    await expect(canvas.getByLabelText(copy("signIn.password"))).toHaveAttribute("type", "password");
    await expect(canvas.getByRole("button", { name: copy("signIn.submit") })).not.toHaveAttribute("aria-disabled");
    await userEvent.click(canvas.getByRole("button", { name: copyPart("signIn.show") }));
    await expect(canvas.getByLabelText(copy("signIn.password"))).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: copyPart("signIn.hide") }));
    await expect(canvas.getByLabelText(copy("signIn.password"))).toHaveAttribute("type", "password");
  },
});
export const SelectsThePasswordThatWasRefused = WrongPassword.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-099"] },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(copy("signIn.password"));
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  },
});
