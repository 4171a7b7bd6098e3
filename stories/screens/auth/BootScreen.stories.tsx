import { expect } from "storybook/test";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";
import { copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Rendered before the first screen, while address, link and session decide which one it is. */
const meta = preview.meta({
  component: BootScreen,
  args: { deciding: "starting" } as const,
  parameters: { layout: "fullscreen" },
});

export const Starting = meta.story({
  name: "Gangway wird geladen",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-010"],
  },
});
export const CheckingInvitation = meta.story({
  name: "Einladung wird geprüft",
  args: { deciding: "invitation" },
  parameters: { spec: ["VA-011"], state: "auth.invitation" },
});
export const CheckingResetLink = meta.story({
  name: "Link zum Passwort wird geprüft",
  args: { deciding: "resetLink" },
  parameters: { spec: ["VA-116"], state: "reset.checking" },
});
export const WaitingForAResetLink = meta.story({
  name: "Wartet auf die Prüfung des Links",
  args: { deciding: "resetLink" },
  parameters: { spec: ["VA-117"], state: "reset.waiting" },
});
export const OnASmallPhone = CheckingInvitation.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const SaysAloudWhatIsChecked = CheckingInvitation.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VA-011"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(copyPart("auth.boot.invitation"));
    await expect(canvas.getByRole("heading", { level: 1, name: "Gangway" })).toBeVisible();
  },
});
