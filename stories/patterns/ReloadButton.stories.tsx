import { expect, fn } from "storybook/test";
import { ReloadButton } from "#src/patterns/ReloadButton.tsx";
import preview from "#workbench/preview.tsx";

/** Below content that is empty or failed to load: reloads it. */
const meta = preview.meta({
  component: ReloadButton,
  args: {
    label: "Termine neu laden",
    pendingLabel: "Termine werden geladen …",
    isRetrying: false,
    onRetry: fn(),
  },
});

export const Ready = meta.story({ name: "Bereit" });
export const Retrying = meta.story({ name: "Wird geladen", args: { isRetrying: true } });

export const AsksOnceAtATime = Retrying.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Termine werden geladen …" }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
