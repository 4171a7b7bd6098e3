import { useState } from "react";
import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { ResetPasswordScreen } from "#src/screens/auth/ResetPasswordScreen.tsx";
import { copy, copyBeginning, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";

/** A new password to replace a forgotten one. Comes from the link in the e-mail; leads to the sign-in. */
const meta = preview.meta({
  component: ResetPasswordScreen,
  args: {
    email: people.amira.email,
    password: "",
    confirmation: "",
    status: "editing",
    problem: null,
    showsUnmet: false,
    differs: false,
    terms: { kind: "dialog" },
    isAutoAdvanceOn: true,
    onPasswordChange: fn(),
    onConfirmationChange: fn(),
    onConfirmationLeft: fn(),
    onSubmit: fn(),
    onAutoAdvanceChange: fn(),
    onNewLink: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "reset.editing" },
});

const { password } = people.amira;

export const Empty = meta.story({
  name: "Neues Passwort noch leer",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-118"] },
});
export const WithoutAutoAdvance = meta.story({
  name: "Danach nicht von selbst weiter",
  args: { isAutoAdvanceOn: false },
});
export const RulesPartlyMet = meta.story({
  name: "Vorgaben zum Teil erfüllt",
  args: { password: "Vorfeldbus" },
  parameters: { spec: ["VA-119"] },
});
export const RulesMet = meta.story({
  name: "Alle Vorgaben erfüllt",
  args: { password },
  parameters: { spec: ["VA-119"] },
});
export const EnterWithUnmetRules = meta.story({
  name: "Abgeschickt, Vorgaben noch offen",
  args: { password: "Vorfeldbus", confirmation: "Vorfeldbus", showsUnmet: true },
  parameters: { spec: ["AUTH-101"] },
});
export const ConfirmationDiffers = meta.story({
  name: "Passwörter stimmen nicht überein",
  args: { password, confirmation: "Vorfeldbus7", differs: true },
  parameters: { spec: ["VA-120", "AUTH-102"] },
});
export const Ready = meta.story({
  name: "Beide Passwörter gleich",
  args: { password, confirmation: password },
  parameters: { spec: ["VA-121"] },
});
export const Saving = meta.story({
  name: "Passwort wird gespeichert",
  args: { password, confirmation: password, status: "saving" },
  parameters: { spec: ["VA-122"], state: "reset.saving" },
});
export const Failed = meta.story({
  name: "Passwort nicht gespeichert",
  args: { password, confirmation: password, problem: { code: "failed" } },
  parameters: { spec: ["VA-123", "AUTH-105"] },
  play: failsAboveForm(copy("recovery.reset.problems.failed")),
});
export const FailedAsTheProviderSays = meta.story({
  name: "Nicht gespeichert, Text vom Anbieter",
  args: { password, confirmation: password, problem: { message: "Dieses Passwort wurde schon einmal benutzt." } },
  parameters: { spec: ["VA-123"] },
});
export const LinkEnded = meta.story({
  name: "Link inzwischen abgelaufen",
  args: {
    password,
    confirmation: password,
    problem: { message: "Dieser Link ist abgelaufen oder wurde schon benutzt." },
  },
  parameters: { spec: ["VA-123"] },
});
export const WithoutAnAddress = meta.story({ name: "Ohne E-Mail-Adresse", args: { email: "" } });
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { email: people.wilhelmine.email },
});
export const OnASmallPhone = meta.story({
  name: "Auf kleinem Handy",
  args: { password: "Vorfeldbus", confirmation: "Vorfeld", showsUnmet: true, differs: true },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AfterAFailureANewLinkCanBeRequested = LinkEnded.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(copy("recovery.reset.password"))).toHaveAccessibleDescription(
      /abgelaufen oder wurde schon benutzt/,
    );
    await userEvent.click(canvas.getByRole("button", { name: copy("recovery.reset.toNewLink") }));
    await expect(args.onNewLink).toHaveBeenCalledTimes(1);
  },
});
export const ADifferenceShowsOnLeavingAndGoesWhileTyping = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["AUTH-102"] },
  render: function Typed(args) {
    const [confirmation, setConfirmation] = useState("");
    const [isLeft, setLeft] = useState(false);
    return (
      <ResetPasswordScreen
        {...args}
        password={password}
        confirmation={confirmation}
        differs={isLeft && confirmation !== password}
        onConfirmationChange={setConfirmation}
        onConfirmationLeft={() => setLeft(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(copy("recovery.reset.confirmation"));
    await userEvent.type(field, password.slice(0, -1));
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      inOrder(de("recovery.reset.differs"), de("recovery.reset.advice.differs")),
    );
    await expect(canvas.queryByRole("button", { name: copy("recovery.reset.toNewLink") })).not.toBeInTheDocument();
    await userEvent.type(field, password.slice(-1));
    await expect(field).not.toBeInvalid();
    await expect(canvas.queryByText(copy("recovery.reset.differs"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: copy("recovery.reset.submit") })).not.toHaveAttribute(
      "aria-disabled",
    );
  },
});
export const EnterAsksWhatIsMissing = RulesPartlyMet.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("recovery.reset.password")), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText(copy("recovery.reset.confirmation")), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByLabelText(copy("recovery.reset.password"))).toHaveFocus();
  },
});
export const EnterLeadsToTheRepetition = RulesMet.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("recovery.reset.password")), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText(copy("recovery.reset.confirmation"))).toHaveFocus();
  },
});
export const TheButtonThatIsOffSaysWhy = RulesMet.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: copy("recovery.reset.submit") });
    await expect(button).toHaveAccessibleDescription(copy("recovery.reset.repeat"));
    await userEvent.click(button);
    await expect(canvas.getByText(copyPart("recovery.reset.repeat"), { selector: "[aria-live]" })).toBeInTheDocument();
  },
});
export const SavesOnceHoweverOftenItIsPressed = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: function Pressed(args) {
    const [status, setStatus] = useState<"editing" | "saving">("editing");
    const submit = () => {
      args.onSubmit();
      setStatus("saving");
    };
    return (
      <ResetPasswordScreen {...args} password={password} confirmation={password} status={status} onSubmit={submit} />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("recovery.reset.confirmation")), "{Enter}{Enter}");
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("recovery.reset.saving") }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
/** A14 */
export const ShowsEachPasswordByItself = Ready.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(copy("recovery.reset.email"))).toHaveAttribute("autocomplete", "username");
    for (const field of canvas.getAllByLabelText(copyBeginning("recovery.reset.password")))
      await expect(field).toHaveAttribute("autocomplete", "new-password");
    const [show] = canvas.getAllByRole("button", { name: copyPart("signIn.show") });
    if (show) await userEvent.click(show);
    await expect(canvas.getByLabelText(copy("recovery.reset.password"))).toHaveAttribute("type", "text");
    await expect(canvas.getByLabelText(copy("recovery.reset.confirmation"))).toHaveAttribute("type", "password");
  },
});
