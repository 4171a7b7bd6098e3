import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/contract" } as const,
});

export const Ready = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
