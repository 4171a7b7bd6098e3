import { expect, fn } from "storybook/test";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Content that failed to load. Stays until it loads; a notice alone is not enough. */
const meta = preview.meta({
  component: LoadFailure,
  args: {
    title: "Die Termine konnten nicht geladen werden",
    body: "Bitte versuchen Sie es in einigen Minuten noch einmal.",
    isRetrying: false,
    onRetry: fn(),
  },
});

export const Failed = meta.story({ name: "Nicht geladen" });
export const Retrying = meta.story({ name: "Wird erneut geladen", args: { isRetrying: true } });

export const TriesAgainOnceAtATime = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["MSGS-012"] },
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retrying") }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const SaysSoAloud = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["MSGS-010"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Die Termine konnten nicht geladen werden");
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Failed.Component />
      <Retrying.Component />
    </div>
  ),
});
