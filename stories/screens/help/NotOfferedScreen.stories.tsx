import { expect, fn } from "storybook/test";
import { NotOfferedScreen } from "#src/screens/help/NotOfferedScreen.tsx";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** In place of a screen that the provider of this page has no calls for. */
const meta = preview.meta({
  component: NotOfferedScreen,
  args: { frame, subject: "availability", onToStart: fn() },
  parameters: { layout: "fullscreen" },
});

export const Availability = meta.story({
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } },
});

export const LeadsBackAndToTheStartPage = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: "Noch nicht verfügbar" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Zur Startseite" }));
    await expect(args.onToStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Zurück" }));
    await expect(args.frame.onBack).toHaveBeenCalled();
  },
});
