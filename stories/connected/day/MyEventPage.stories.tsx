import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/events/my-event" } as const,
});

export const Loading = meta.story({
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says("Ihre Termine werden geladen …"),
});
export const Booked = meta.story({ play: says("Mein Termin") });
export const Empty = meta.story({ args: { person: "paula" }, play: says("Sie haben noch keinen Termin") });
export const Failed = meta.story({
  args: { faults: { getExtraEvents: "server-error" } },
  play: says("Fehler beim Laden"),
});
