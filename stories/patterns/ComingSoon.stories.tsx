import { expect, fn } from "storybook/test";
import { ComingSoon } from "#src/patterns/ComingSoon.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A feature the product does not have yet. Content that is empty now and fills later is an EmptyState. */
const meta = preview.meta({
  component: ComingSoon,
  args: {
    title: "Demnächst verfügbar",
    body: "Hier sehen Sie später Nachrichten zu Ihren Terminen.",
    onToStart: fn(),
  },
});

export const StillToCome = meta.story({
  name: "Demnächst verfügbar",
  parameters: { visual: { modes: ["dark", "forced"] }, spec: ["VS-012", "MSGS-011"] },
});

export const LeadsToTheStartPage = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("comingSoon.toStart") }));
    await expect(args.onToStart).toHaveBeenCalledTimes(1);
  },
});
