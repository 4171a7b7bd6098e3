import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/events/details/2" } as const,
});

export const Loading = meta.story({
  args: { faults: { getEventStatus: "no-answer" } },
  play: says("Der Ablauf wird geladen …"),
});
export const Ready = meta.story({ play: says("Ablauf ansehen") });
export const NothingBooked = meta.story({ args: { person: "paula" }, play: says("Noch kein Ablauf") });
export const Failed = meta.story({
  args: { faults: { getEventStatus: "server-error" } },
  play: says("Ablauf konnte nicht geladen werden"),
});
export const NotOffered = meta.story({ args: { offers: [] }, play: says("Noch nicht verfügbar") });
