import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/job-detail" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says(copy("job.loading")),
});
export const Ready = meta.story({ name: "Geladen", play: says(copy("job.duties.title")) });
export const Empty = meta.story({
  name: "Kein Einsatz",
  args: { person: "paula" },
  play: says(copy("job.empty.body")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says(copy("job.failure.title")),
});
