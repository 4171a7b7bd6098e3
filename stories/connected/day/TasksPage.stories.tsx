import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/task-list" } as const,
});

export const Loading = meta.story({
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says("Aufgaben werden geladen …"),
});
export const Ready = meta.story({ play: says("Aufgabenliste") });
export const Supervisor = meta.story({ args: { person: "jasper" }, play: says("Check-in-Liste") });
export const Empty = meta.story({ args: { person: "paula" }, play: says("Noch keine Aufgaben") });
export const Failed = meta.story({
  args: { faults: { getExtraEvents: "server-error" } },
  play: says("Aufgaben konnten nicht geladen werden"),
});
