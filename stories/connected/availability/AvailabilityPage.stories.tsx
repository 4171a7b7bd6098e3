import { expect } from "storybook/test";
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
    await expect(await canvas.findByText("Termine werden geladen …")).toBeInTheDocument();
  },
});
export const Ready = meta.story({
  name: "Gespeichert, weiter zu Bank und Steuer",
  async play(context) {
    await press(context, "Termine auswählen");
    await context.userEvent.click(context.canvas.getAllByRole("checkbox")[0]!);
    await does("confirmAvailability", [/speichern$/], "Bank und Steuer angeben")(context);
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getAvailability: "offline" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Die Termine konnten nicht geladen werden" }),
    ).toBeVisible();
  },
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Noch nicht verfügbar" })).toBeVisible();
  },
});
