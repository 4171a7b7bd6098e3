import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/dashboard" } as const,
});

export const Loading = meta.story({
  args: { faults: { getExtra: "no-answer" } },
  play: says("Aufgaben werden geladen …"),
});
export const Ready = meta.story({ play: says("Ihre Aufgaben") });
export const Failed = meta.story({
  args: { faults: { getExtra: "server-error" } },
  play: says("Aufgaben konnten nicht geladen werden"),
});
export const NotEverythingLoaded = meta.story({
  args: { faults: { getAvailableEvents: "server-error" } },
  play: says("Nicht alles ist aktuell"),
});
export const Maintenance = meta.story({
  args: {
    faults: {
      getExtra: "maintenance",
      getExtraEvents: "maintenance",
      getAvailableEvents: "maintenance",
      currentGroup: "maintenance",
    },
  },
  play: says("Wartungsarbeiten"),
});
export const NothingOffered = meta.story({ args: { offers: [] }, play: says("Ihre Aufgaben") });
export const NothingDone = meta.story({ args: { person: "suharti" }, play: says("Ihre Aufgaben") });
