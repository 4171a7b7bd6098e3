import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "jasper", path: "/legacy/check-in-list" } as const,
});

export const Loading = meta.story({
  args: { faults: { getStaffList: "no-answer" } },
  play: says("Die Liste wird geladen …"),
});
export const CheckIn = meta.story({ play: says("Check-in-Liste") });
export const CheckOut = meta.story({ args: { path: "/legacy/check-out-list" }, play: says("Check-out-Liste") });
export const Empty = meta.story({
  args: { prepare: (database) => void (database.settings.staffCount = 0) },
  play: says("Noch niemand eingeteilt"),
});
export const Failed = meta.story({
  args: { faults: { getStaffList: "server-error" } },
  play: says("Die Liste fehlt noch"),
});
export const NotOffered = meta.story({ args: { offers: [] }, play: says("Noch nicht verfügbar") });
