import { anyWords, copy, copyPart } from "#stories/support/copy.ts";
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
  play: says(copy("staff.loading")),
});
export const CheckIn = meta.story({
  name: "Check-in-Liste, eingecheckt",
  play: does(
    "checkInStaff",
    [copy("staff.in.toConfirmNamed", { name: anyWords }), copy("staff.in.dialog.confirm")],
    copyPart("staff.in.said.done", { name: "Adaeze Achterberg", seconds: 10 }),
  ),
});
export const CheckOut = meta.story({
  name: "Check-out-Liste, rückgängig gemacht",
  args: {
    path: "/legacy/check-out-list",
    prepare: ({ attendance }, at) => void (attendance["staff-1"] = { in: new Date(at).toISOString(), out: null }),
  },
  play: does(
    "undoStaffCheckOut",
    [
      copyPart("staff.out.toConfirmNamed", { name: "Adaeze Achterberg" }),
      copy("staff.out.dialog.confirm"),
      copyPart("staff.undo.toUndoNamed", { name: "Adaeze Achterberg" }),
    ],
    copyPart("staff.out.said.undone", { name: "Adaeze Achterberg" }),
  ),
});
export const Empty = meta.story({
  name: "Check-in-Liste leer",
  args: { prepare: (database) => void (database.settings.staffCount = 0) },
  play: says(copy("staff.empty.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getStaffList: "server-error" } },
  play: says(copy("staff.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
