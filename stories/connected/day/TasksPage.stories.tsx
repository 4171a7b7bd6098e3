import { screen } from "storybook/test";
import { copy, copyPart } from "#stories/support/copy.ts";
import { connectedStory, press, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/task-list" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says(copy("tasks.loading")),
});
export const Ready = meta.story({ name: "Geladen", play: says(copy("tasks.title")) });
export const Supervisor = meta.story({
  name: "Als Aufsicht",
  args: { person: "jasper" },
  async play(context) {
    await press(context, copyPart("tasks.checkIn"));
    await screen.findByRole("textbox", { name: copy("staff.search.label") });
  },
});
export const Empty = meta.story({
  name: "Noch keine Aufgaben",
  args: { person: "paula" },
  play: says(copy("tasks.empty.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says(copy("tasks.failure.title")),
});
