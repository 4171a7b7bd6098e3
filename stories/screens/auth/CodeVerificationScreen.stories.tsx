import { useState } from "react";
import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { CodeVerificationScreen, type CodeVerificationScreenProps } from "#src/screens/auth/CodeVerificationScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

/** Second step of the sign-up: the code from the e-mail, later the one from the SMS. Leads to the phone number. */
const meta = preview.meta({
  component: CodeVerificationScreen,
  args: {
    channel: "email",
    recipient: people.amira.email,
    code: "",
    status: "editing",
    problem: null,
    delivery: "sent",
    resend: { kind: "waiting", secondsLeft: 27 },
    sendProblem: null,
    terms: { kind: "dialog" },
    onCodeChange: fn(),
    onComplete: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onBack: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "code.open.entry.editing" },
});

export const Sending = meta.story({
  name: "E-Mail-Code wird gesendet",
  args: { delivery: "sending", resend: { kind: "sending" } },
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-033"],
    state: "code.open.delivery.sending",
  },
});
export const Sent = meta.story({
  name: "E-Mail-Code gesendet",
  args: { resend: { kind: "waiting", secondsLeft: 60 } },
  parameters: {
    spec: ["VA-034", "AUTH-36", "AUTH-39", "AUTH-59", "AUTH-60"],
    state: "code.open.delivery.waiting",
  },
});
export const LastSecond = meta.story({
  name: "Neuer Code in 1 Sekunde",
  args: { resend: { kind: "waiting", secondsLeft: 1 } },
  parameters: { spec: ["VA-035"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent(
      copyPart("auth.code.resend.waiting", { strong: String, seconds: 1 }),
    );
  },
});
export const WaitIsOver = meta.story({
  name: "Neuer E-Mail-Code möglich",
  args: { resend: { kind: "ready" } },
  parameters: { spec: ["VA-036", "AUTH-61"], state: "code.open.delivery.ready" },
});
export const Resending = meta.story({
  name: "Neuer E-Mail-Code wird gesendet",
  args: { delivery: "sending", resend: { kind: "sending" }, code: "40" },
  parameters: { spec: ["VA-037"], state: "code.open.delivery.sending" },
});
export const Resent = meta.story({
  name: "Neuer E-Mail-Code gesendet",
  args: { resend: { kind: "waiting", secondsLeft: 60 } },
  parameters: { spec: ["VA-038"], state: "code.open.delivery.waiting" },
  render: (args) => (
    <WithNotice tone="success" text="code.sent">
      <CodeVerificationScreen {...args} />
    </WithNotice>
  ),
});
export const PartlyFilled = meta.story({
  name: "E-Mail-Code zur Hälfte eingegeben",
  args: { code: "407" },
  parameters: { spec: ["VA-039"] },
});
export const Pasted = meta.story({
  name: "E-Mail-Code eingefügt",
  args: { code: "407915" },
  parameters: { spec: ["VA-040", "AUTH-38"] },
});
export const Checking = meta.story({
  name: "E-Mail-Code wird geprüft",
  args: { code: "407915", status: "checking" },
  parameters: { spec: ["VA-041"], state: "code.open.entry.checking" },
});
export const WrongCode = meta.story({
  name: "E-Mail-Code falsch",
  args: { problem: { code: "wrong" } },
  parameters: { spec: ["VA-042"] },
  play: async ({ canvas }) => expect(canvas.queryByText(copy("auth.code.missingAll"))).toBeNull(),
});
export const WrongCodeAsTheProviderSays = meta.story({
  name: "E-Mail-Code falsch, Text vom Anbieter",
  args: { problem: { message: "Der Code stimmt nicht. Sie haben noch 2 Versuche." } },
  parameters: { spec: ["VA-042", "AUTH-76"] },
});
export const ExpiredCode = meta.story({
  name: "E-Mail-Code abgelaufen",
  args: { problem: { code: "expired" }, resend: { kind: "ready" } },
  parameters: { spec: ["VA-043"] },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(copy("auth.code.label.email"))).toHaveAccessibleDescription(
      copyPart("auth.code.problems.expired"),
    ),
});
export const NotChecked = meta.story({
  name: "E-Mail-Code nicht geprüft",
  args: { code: "407915", problem: { code: "notChecked" }, resend: { kind: "ready" } },
  play: failsAboveForm(copy("auth.code.problems.notChecked")),
});
export const NotCheckedYet = meta.story({
  name: "E-Mail-Code nicht geprüft, bitte warten",
  args: { code: "407915", problem: { code: "wait", seconds: 40 }, resend: { kind: "ready" } },
});
export const TooEarly = meta.story({
  name: "Zu früh für einen neuen E-Mail-Code",
  args: { sendProblem: { code: "wait" }, resend: { kind: "waiting", secondsLeft: 42 } },
  parameters: { spec: ["VA-044", "AUTH-62"] },
  play: async ({ canvas }) =>
    expect(canvas.getByText(copy("auth.code.sendProblems.wait", { seconds: 42 }))).toBeVisible(),
});
export const TooEarlyForTheProvider = meta.story({
  name: "Anbieter verlangt längere Wartezeit",
  args: { resend: { kind: "waiting", secondsLeft: 137 } },
  parameters: { spec: ["VA-045", "AUTH-65"] },
});
export const SendFailedAsTheProviderSays = meta.story({
  name: "E-Mail nicht gesendet, Text vom Anbieter",
  args: { delivery: "notSent", resend: { kind: "ready" }, sendProblem: { message: "Das Postfach ist voll." } },
  parameters: { spec: ["VA-046", "AUTH-66"] },
});
export const SendFailed = meta.story({
  name: "E-Mail-Code nicht gesendet",
  args: { delivery: "notSent", resend: { kind: "ready" }, sendProblem: { code: "sendFailed" } },
  parameters: { spec: ["VA-047", "AUTH-67"] },
});
export const AfterReload = meta.story({
  name: "Nach dem Neuladen der Seite",
  args: { resend: { kind: "waiting", secondsLeft: 33 } },
  parameters: { spec: ["VA-048"] },
});
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { recipient: people.wilhelmine.email, code: "407" },
  parameters: { spec: ["VA-049"] },
});

const bySms = { channel: "sms", recipient: people.amira.phone } as const;

export const BySms = meta.story({
  name: "SMS-Code gesendet",
  args: { ...bySms, resend: { kind: "waiting", secondsLeft: 60 } },
  parameters: { spec: ["VA-058", "AUTH-47", "AUTH-50", "AUTH-59", "AUTH-60"] },
});
export const BySmsSending = meta.story({
  name: "SMS-Code wird gesendet",
  args: { ...bySms, delivery: "sending", resend: { kind: "sending" } },
  parameters: { state: "code.open.delivery.sending" },
});
export const BySmsWaitIsOver = meta.story({
  name: "Neuer SMS-Code möglich",
  args: { ...bySms, resend: { kind: "ready" } },
  parameters: { spec: ["VA-059", "AUTH-61"], state: "code.open.delivery.ready" },
});
export const BySmsResending = meta.story({
  name: "Neuer SMS-Code wird gesendet",
  args: { ...bySms, delivery: "sending", resend: { kind: "sending" }, code: "40" },
  parameters: { spec: ["VA-060"] },
});
export const BySmsPartlyFilled = meta.story({
  name: "SMS-Code zur Hälfte eingegeben",
  args: { ...bySms, code: "407" },
  parameters: { spec: ["VA-061"] },
});
export const BySmsPasted = meta.story({
  name: "SMS-Code eingefügt",
  args: { ...bySms, code: "407915" },
  parameters: { spec: ["VA-061", "AUTH-49"] },
});
export const BySmsChecking = meta.story({
  name: "SMS-Code wird geprüft",
  args: { ...bySms, code: "407915", status: "checking" },
  parameters: { spec: ["VA-062"], state: "code.open.entry.checking" },
});
export const BySmsWrongCode = meta.story({
  name: "SMS-Code falsch",
  args: { ...bySms, problem: { code: "wrong" } },
  parameters: { spec: ["VA-063"] },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(copy("auth.code.label.sms"))).toHaveAccessibleDescription(
      copyPart("auth.code.problems.wrong.sms"),
    ),
});
export const BySmsWrongCodeAsTheProviderSays = meta.story({
  name: "SMS-Code falsch, Text vom Anbieter",
  args: { ...bySms, problem: { message: "Der Code stimmt nicht. Sie haben noch 2 Versuche." } },
  parameters: { spec: ["VA-063", "AUTH-76"] },
});
export const BySmsTooEarly = meta.story({
  name: "Zu früh für einen neuen SMS-Code",
  args: { ...bySms, sendProblem: { code: "wait" }, resend: { kind: "waiting", secondsLeft: 42 } },
  parameters: { spec: ["VA-064", "AUTH-62"] },
});
export const BySmsTooEarlyForTheProvider = meta.story({
  name: "SMS: Anbieter verlangt längere Wartezeit",
  args: { ...bySms, resend: { kind: "waiting", secondsLeft: 137 } },
  parameters: { spec: ["VA-064"] },
});
export const BySmsSendFailedAsTheProviderSays = meta.story({
  name: "SMS nicht gesendet, Text vom Anbieter",
  args: {
    ...bySms,
    delivery: "notSent",
    resend: { kind: "ready" },
    sendProblem: { message: "Diese Nummer kann keine SMS empfangen." },
  },
  parameters: { spec: ["VA-065", "AUTH-76"] },
});
export const BySmsSendFailed = meta.story({
  name: "SMS-Code nicht gesendet",
  args: { ...bySms, delivery: "notSent", resend: { kind: "ready" }, sendProblem: { code: "sendFailed" } },
  parameters: { spec: ["VA-065", "AUTH-77"] },
  play: async ({ canvas }) => expect(canvas.getByText(copy("auth.code.sendProblems.sendFailed.sms"))).toBeVisible(),
});
export const BySmsOnASmallPhone = BySmsSendFailed.extend({
  name: "SMS-Code, auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnASmallPhone = WrongCode.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

/** A stateful wrapper: shows what is typed or pasted. */
function Controlled(args: CodeVerificationScreenProps) {
  const [code, setCode] = useState(args.code);
  const change = (digits: string) => {
    args.onCodeChange(digits);
    setCode(digits);
  };
  return <CodeVerificationScreen {...args} code={code} onCodeChange={change} />;
}
const boxesBelow = (field: HTMLElement) =>
  [...field.parentElement!.querySelectorAll('[aria-hidden="true"] > div > span')].map((box) => box.textContent);

export const GoesOutByItselfWhenItIsComplete = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["AUTH-38", "AUTH-40", "VA-040"] },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("auth.code.label.email"));
    await expect(boxesBelow(field)).toEqual(["", "", "", "", "", ""]);
    await userEvent.click(field);
    await userEvent.paste("Ihr Code: 482 913");
    await expect(boxesBelow(field)).toEqual(["4", "8", "2", "9", "1", "3"]);
    await expect(args.onCodeChange).toHaveBeenLastCalledWith("482913");
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const BySmsGoesOutByItselfWhenItIsComplete = BySms.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["AUTH-49", "AUTH-51", "VA-061"] },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("auth.card.step", { current: 4, total: 6 }))).toBeVisible();
    const field = canvas.getByLabelText(copy("auth.code.label.sms"));
    await userEvent.type(field, "407");
    await expect(boxesBelow(field)).toEqual(["4", "0", "7", "", "", ""]);
    await userEvent.paste("482-913");
    await expect(boxesBelow(field)).toEqual(["4", "8", "2", "9", "1", "3"]);
    await expect(args.onCodeChange).toHaveBeenLastCalledWith("482913");
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const BySmsConfirmsOnlyACompleteCode = BySmsPartlyFilled.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["AUTH-50"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.code.submit") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const StartsInTheFirstBox = Sent.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-034"] },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(copy("auth.code.label.email"));
    await expect(field).toHaveFocus();
    await expect(boxesBelow(field)).toEqual(["", "", "", "", "", ""]);
    await expect(canvas.getByRole("button", { name: copy("auth.code.submit") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("timer")).toHaveTextContent(
      copyPart("auth.code.resend.waiting", { strong: String, seconds: 60 }),
    );
  },
});
export const ConfirmsOnlyACompleteCode = PartlyFilled.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["AUTH-39"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.code.submit") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const reason of canvas.getAllByText(copy("auth.code.missing", { missing: 3 })))
      await expect(reason).toBeVisible();
  },
});
export const SaysTheWaitOnlyWhenItIsOver = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer");
    await expect(timer).toHaveAttribute("aria-live", "off");
    await expect(timer).toHaveTextContent(copyPart("auth.code.resend.waiting", { strong: String, seconds: 27 }));
  },
});
export const AsksForANewCode = WaitIsOver.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("auth.code.resendReady"))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("auth.code.resend.ready") }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText(copy("auth.code.label.email"))).toHaveFocus();
  },
});
