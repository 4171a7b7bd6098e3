import { expect, fn } from "storybook/test";
import { PlaceholderScreen } from "#src/screens/help/PlaceholderScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** Notifications, and check-in and check-out of the operations: they have a path, but no content yet. */
const meta = preview.meta({
  component: PlaceholderScreen,
  args: { frame, subject: "notifications", onToStart: fn() } as const,
  parameters: { layout: "fullscreen" },
});

export const Notifications = meta.story({
  name: "Benachrichtigungen, demnächst verfügbar",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-250", "HELP-08", "VS-012", "MSGS-011"],
  },
});
export const CheckIn = meta.story({
  name: "Check-in, demnächst verfügbar",
  args: { subject: "checkIn" },
  parameters: { spec: ["VS-245", "OPS-11", "MSGS-125"] },
});
export const CheckOut = meta.story({
  name: "Check-out, demnächst verfügbar",
  args: { subject: "checkOut" },
  parameters: { spec: ["VS-245", "OPS-12", "MSGS-125"] },
});
export const OnASmallPhone = CheckOut.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const LeadsBackAndToTheStartPage = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("comingSoon.toStart") }));
    await expect(args.onToStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(args.frame.onBack).toHaveBeenCalled();
  },
});
