import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { ProofExpiredScreen } from "#src/screens/auth/ProofExpiredScreen.tsx";
import { anyNumber, copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The proof of the e-mail address is missing or expired, at the phone number, its code or the password. Leads to a new code. */
const meta = preview.meta({
  component: ProofExpiredScreen,
  args: { email: people.amira.email, status: "idle", terms: { kind: "dialog" }, onConfirmAgain: fn() } as const,
  parameters: { layout: "fullscreen", state: "auth.proofExpired" },
});

export const Expired = meta.story({
  name: "E-Mail-Bestätigung abgelaufen",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-067"] },
});
export const Leaving = meta.story({
  name: "Neuer Code wird angefordert",
  args: { status: "leaving" },
  parameters: { spec: ["VA-068"] },
});
export const WithoutAnAddress = meta.story({ name: "Ohne E-Mail-Adresse", args: { email: "" } });
export const LongestEmail = meta.story({
  name: "Mit der längsten E-Mail-Adresse",
  args: { email: people.wilhelmine.email },
});
export const OnASmallPhone = Expired.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const LeadsToANewCode = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("signUp.expired.title") })).toBeVisible();
    await expect(
      canvas.queryByText(copy("auth.card.step", { current: anyNumber, total: anyNumber })),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("signUp.expired.confirm") }));
    await expect(args.onConfirmAgain).toHaveBeenCalledTimes(1);
  },
});
export const LeavesOnlyOnce = Leaving.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-068"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("signUp.expired.leaving") }));
    await expect(args.onConfirmAgain).not.toHaveBeenCalled();
  },
});
