import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "paula", path: "/group/select" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { currentGroup: "no-answer" } },
  play: says("Ihre Gruppe wird gesucht …"),
});
export const Ready = meta.story({ name: "Geladen", play: says("Art der Teilnahme wählen") });
export const InAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { person: "milica" },
  play: says("Sie sind bereits in einer Gruppe"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { currentGroup: "server-error" } },
  play: says("Ihre Gruppe konnte nicht geladen werden"),
});
