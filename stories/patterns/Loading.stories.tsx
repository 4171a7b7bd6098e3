import { expect } from "storybook/test";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Placeholder of content that loads: text for screen readers, an outline to see. */
const meta = preview.meta({
  component: Loading,
  args: { label: de("groups.loading"), children: <RowsSkeleton rows={2} /> },
});

export const ForWhoeverListens = meta.story({
  name: "Wird geladen, Text nur zum Vorlesen",
  play: async ({ canvas }) => {
    const label = canvas.getByRole("status");
    await expect(label).toHaveTextContent(de("groups.loading"));
    await expect(label.offsetWidth).toBeLessThanOrEqual(1);
  },
});
export const ForBoth = meta.story({
  name: "Wird geladen, Text sichtbar",
  args: { isLabelShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status").offsetWidth).toBeGreaterThan(100);
  },
});
