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
  play: says("Aufgaben werden geladen …"),
});
export const Ready = meta.story({ name: "Geladen", play: says("Aufgabenliste") });
export const Supervisor = meta.story({
  name: "Als Aufsicht",
  args: { person: "jasper" },
  async play(context) {
    await press(context, /Check-in-Liste/);
    await says("Name oder Flughafenausweis")();
  },
});
export const Empty = meta.story({
  name: "Noch keine Aufgaben",
  args: { person: "paula" },
  play: says("Noch keine Aufgaben"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says("Ihre Aufgaben konnten nicht geladen werden"),
});
