import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/events/details/1" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says(copy("myEvent.loading")),
});
export const Booked = meta.story({ name: "Termin im Überblick", play: says(copy("myEvent.details.title")) });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says(copy("myEvent.failure.title")),
});
