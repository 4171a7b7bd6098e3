import { expect, fn } from "storybook/test";
import { InvalidStepScreen } from "#src/screens/onboarding/InvalidStepScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { plainFrame as frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** An unknown address below `/onboarding/`. Leads to the dashboard. */
const meta = preview.meta({
  component: InvalidStepScreen,
  args: { frame, onToStart: fn() },
  parameters: { layout: "fullscreen", spec: ["VS-232", "ONB-17"] },
});

export const NoSuchStep = meta.story({
  name: "Schritt gibt es nicht",
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["MSGS-120"] },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = meta.story({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const LeadsToTheStart = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["ONB-17", "MSGS-120"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("onboarding.invalidStep.title"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.invalidStep.toStart") }));
    await expect(args.onToStart).toHaveBeenCalledOnce();
  },
});
