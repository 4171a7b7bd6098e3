import { connectedStory, does, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "jasper", path: "/legacy/check-in-list" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getStaffList: "no-answer" } },
  play: says("Die Liste wird geladen …"),
});
export const CheckIn = meta.story({
  name: "Check-in-Liste, eingecheckt",
  play: does("checkInStaff", [/^Check-in: /, "Check-in bestätigen"], /ist eingecheckt\. Sie können/),
});
export const CheckOut = meta.story({
  name: "Check-out-Liste, rückgängig gemacht",
  args: {
    path: "/legacy/check-out-list",
    prepare: ({ attendance }, at) => void (attendance["staff-1"] = { in: new Date(at).toISOString(), out: null }),
  },
  play: does(
    "undoStaffCheckOut",
    [/^Check-out: /, "Check-out bestätigen", /^Rückgängig: /],
    /ist nicht mehr ausgecheckt/,
  ),
});
export const Empty = meta.story({
  name: "Check-in-Liste leer",
  args: { prepare: (database) => void (database.settings.staffCount = 0) },
  play: says("Noch niemand eingeteilt"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getStaffList: "server-error" } },
  play: says("Die Liste konnte nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
