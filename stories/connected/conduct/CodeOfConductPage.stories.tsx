import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/code-of-conduct" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtra: "no-answer" } },
  play: says(copy("conduct.loading")),
});
export const Open = meta.story({
  name: "Geladen, noch nicht beantwortet",
  play: says(copy("conduct.agreements.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtra: "server-error" } },
  play: says(copy("conduct.failure.title")),
});
