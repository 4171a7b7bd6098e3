import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { ForgotSentScreen } from "#src/screens/auth/ForgotSentScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The link to a new password was sent by e-mail; the button leads to the sign-in. */
const meta = preview.meta({
  component: ForgotSentScreen,
  args: { email: people.amira.email, terms: { kind: "dialog" }, onToSignIn: fn() } as const,
  parameters: { layout: "fullscreen", state: "forgot.sent" },
});

export const Sent = meta.story({
  name: "Link gesendet",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-111", "AUTH-98", "AUTH-99"] },
});
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { email: people.wilhelmine.email },
});
export const OnASmallPhone = Sent.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const SaysWhereAndHowLong = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(people.amira.email)).toBeVisible();
    await expect(canvas.getByText(copyPart("recovery.sent.validity", { minutes: 15 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("recovery.sent.toSignIn") }));
    await expect(args.onToSignIn).toHaveBeenCalledTimes(1);
  },
});
