import { expect, fn } from "storybook/test";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

/** Rendered for any step of the ID check until its state has loaded. */
const meta = preview.meta({
  component: IdCheckOpeningScreen,
  args: { frame, status: "loading", onRetry: fn() } as const,
  parameters: { layout: "fullscreen", state: "idCheck.opening.loading" },
});

export const Loading = meta.story({ name: "Wird geladen" });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { status: "failed" },
  parameters: { state: "idCheck.failed" },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { status: "retrying" },
  parameters: { state: "idCheck.opening.reloading" },
});

export const LoadsAgain = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
