import { expect, fn } from "storybook/test";
import { OutOfDate } from "#src/patterns/OutOfDate.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Above content that is out of date or incomplete. If nothing has loaded at all, use LoadFailure. */
const meta = preview.meta({ component: OutOfDate, args: { isRetrying: false, onRetry: fn() } });

export const Failed = meta.story({ name: "Veraltet", parameters: { visual: { modes: ["dark", "forced"] } } });
export const Retrying = meta.story({ name: "Wird erneut geladen", args: { isRetrying: true } });
export const OnASmallPhone = Failed.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const LoadsAgainOnce = Retrying.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(copyPart("failure.outOfDate.body"));
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retrying") }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
