import { copy } from "#stories/support/copy.ts";
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
  play: says(copy("groupForms.check.loading")),
});
export const Ready = meta.story({ name: "Geladen", play: says(copy("groupForms.select.title")) });
export const InAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { person: "milica" },
  play: says(copy("groupForms.check.inGroup.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { currentGroup: "server-error" } },
  play: says(copy("groupForms.check.failure.title")),
});
