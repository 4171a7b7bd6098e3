import { expect } from "storybook/test";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, press } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "oguzhan", path: "/legacy/apply" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getAvailability: "no-answer" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy("availability.loading"))).toBeInTheDocument();
  },
});
export const Ready = meta.story({
  name: "Gespeichert, weiter zu Bank und Steuer",
  async play(context) {
    await press(context, copy("availability.toChoose"));
    await context.userEvent.click(context.canvas.getAllByRole("checkbox")[0]!);
    await does(
      "confirmAvailability",
      [copy("availability.submit", { count: 1 })],
      copy("payroll.financial.title"),
    )(context);
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getAvailability: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: copy("availability.failure.title") })).toBeVisible();
  },
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: copy("notOffered.title") })).toBeVisible();
  },
});
