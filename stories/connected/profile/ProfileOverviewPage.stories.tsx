import { copy, copyPart } from "#stories/support/copy.ts";
import { connectedStory, press, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/profile/overview" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtra: "no-answer" } },
  play: says(copy("overview.loading")),
});
export const Ready = meta.story({
  name: "Zu den Verhaltensregeln",
  async play(context) {
    await press(context, copyPart("overview.tasks.codeOfConduct.title"));
    await says(copy("conduct.agreements.title"))();
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtra: "server-error" } },
  play: says(copy("overview.failed.title")),
});
