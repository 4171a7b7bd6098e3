import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/dashboard" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtra: "no-answer" } },
  play: says(copy("dashboard.loading")),
});
export const Ready = meta.story({ name: "Geladen", play: says(copy("dashboard.tasksTitle")) });
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtra: "server-error" } },
  play: says(copy("dashboard.failed.title")),
});
export const NotEverythingLoaded = meta.story({
  name: "Nicht alles geladen",
  args: { faults: { getAvailableEvents: "server-error" } },
  play: says(copy("failure.outOfDate.title")),
});
export const Maintenance = meta.story({
  name: "Wartungsarbeiten",
  args: {
    faults: {
      getExtra: "maintenance",
      getExtraEvents: "maintenance",
      getAvailableEvents: "maintenance",
      currentGroup: "maintenance",
    },
  },
  play: says(copy("shell.maintenance.title")),
});
export const NothingOffered = meta.story({
  name: "Bereiche noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("dashboard.tasksTitle")),
});
export const NothingDone = meta.story({
  name: "Nichts erledigt",
  args: { person: "suharti" },
  play: says(copy("dashboard.tasksTitle")),
});
