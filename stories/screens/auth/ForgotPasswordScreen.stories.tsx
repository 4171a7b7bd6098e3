import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { ForgotPasswordScreen } from "#src/screens/auth/ForgotPasswordScreen.tsx";
import { copy, de, inOrder } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";

/** Requests a new password. Comes from the sign-in or from an expired link; leads to "link sent". */
const meta = preview.meta({
  component: ForgotPasswordScreen,
  args: {
    email: "",
    status: "editing",
    problem: null,
    alert: null,
    terms: { kind: "dialog" },
    onEmailChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "forgot.editing" },
});

export const Empty = meta.story({
  name: "E-Mail-Adresse noch leer",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-107"] },
});
export const Prefilled = meta.story({
  name: "E-Mail-Adresse vorausgefüllt",
  args: { email: people.amira.email },
  parameters: { spec: ["VA-108"] },
});
export const Required = meta.story({
  name: "E-Mail-Adresse fehlt",
  args: { problem: { code: "required" } },
  parameters: { spec: ["VA-109", "AUTH-97"] },
});
export const InvalidEmail = meta.story({
  name: "E-Mail-Adresse ungültig",
  args: { email: "amira.okonkwo@example", problem: { code: "invalid" } },
  parameters: { spec: ["VA-109"] },
});
export const Sending = meta.story({
  name: "Link wird gesendet",
  args: { email: people.amira.email, status: "sending" },
  parameters: { spec: ["VA-110"], state: "forgot.sending" },
});
export const FailedAsTheProviderSays = meta.story({
  name: "Link nicht gesendet, Text vom Anbieter",
  args: { email: people.amira.email, problem: { message: "Sie haben heute schon fünf Links angefordert." } },
  parameters: { spec: ["VA-112"] },
});
export const UserNotFound = meta.story({
  name: "Kein Konto mit dieser E-Mail",
  args: { email: people.tomasz.email, problem: { code: "userNotFound" } },
  parameters: { spec: ["VA-112"] },
  play: async ({ canvas }) => expect(canvas.getByText(copy("recovery.forgot.problems.userNotFound"))).toBeVisible(),
});
export const UserNotVerified = meta.story({
  name: "Konto noch nicht bestätigt",
  args: { email: people.khai.email, problem: { code: "userNotVerified" } },
  parameters: { spec: ["VA-112"] },
  play: async ({ canvas }) => expect(canvas.getByText(copy("recovery.forgot.problems.userNotVerified"))).toBeVisible(),
});
export const Failed = meta.story({
  name: "Link nicht gesendet",
  args: { email: people.amira.email, problem: { code: "failed" } },
  parameters: { spec: ["VA-112"] },
  play: failsAboveForm(copy("recovery.forgot.problems.failed")),
});
export const LinkMissing = meta.story({
  name: "Link unvollständig",
  args: { alert: { kind: "missing" } },
  parameters: { spec: ["VA-113"] },
});
export const LinkExpired = meta.story({
  name: "Link abgelaufen oder benutzt",
  args: { email: people.amira.email, alert: { kind: "invalid", message: null } },
  parameters: { spec: ["VA-114", "AUTH-103"] },
  play: async ({ canvas }) => expect(canvas.getByText(copy("recovery.forgot.badLink.invalid"))).toBeVisible(),
});
export const LinkExpiredAsTheProviderSays = meta.story({
  name: "Link abgelaufen, Text vom Anbieter",
  args: { alert: { kind: "invalid", message: "Dieser Link wurde am 3. Mai schon benutzt." } },
  parameters: { spec: ["VA-114"] },
});
export const LinkNotChecked = meta.story({
  name: "Link nicht geprüft",
  args: { alert: { kind: "unchecked" } },
  parameters: { spec: ["VA-115", "AUTH-104"] },
});
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { email: people.wilhelmine.email },
});
export const OnASmallPhone = meta.story({
  name: "Auf kleinem Handy",
  args: { email: people.tomasz.email, alert: { kind: "unchecked" }, problem: { code: "userNotFound" } },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AsksForALink = Prefilled.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("recovery.forgot.email"));
    await expect(field).toHaveAttribute("autocomplete", "username");
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.card.back") }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
});
export const AsksOnlyOnce = Sending.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("recovery.forgot.email")), "{Enter}");
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("recovery.forgot.sending") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const ReturnsToTheFieldWithAProblem = Required.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(copy("recovery.forgot.email"));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      inOrder(de("recovery.forgot.problems.required"), de("recovery.forgot.advice.required")),
    );
  },
});
