import { anyWords, copy, copyPart } from "#stories/support/copy.ts";
import { connectedStory, does, press, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "leonie", path: "/events/apply" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getAvailableEvents: "no-answer" } },
  play: says(copy("events.loading")),
});
export const Applied = meta.story({
  name: "Beworben",
  async play(context) {
    const { canvas, userEvent } = context;
    await press(context, copy("events.month.toNext", { month: anyWords }));
    await userEvent.click((await canvas.findAllByRole("checkbox"))[0]!);
    await does(
      "applyForEvents",
      [copy("events.dock.toApply", { count: 1 })],
      copyPart("events.badges.applied"),
    )(context);
  },
});
export const ProfileNotReady = meta.story({
  name: "Gesperrt, Profil unvollständig",
  args: { person: "suharti" },
  play: says(copy("events.notReady.title")),
});
export const Empty = meta.story({
  name: "Noch keine Termine",
  args: { prepare: (database) => void (database.days = []) },
  play: says(copy("events.empty.title")),
});
export const TenThousand = meta.story({
  name: "10.000 Termine",
  args: { faults: { getAvailableEvents: "ten-thousand" } },
  play: says(copy("events.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getAvailableEvents: "server-error" } },
  play: says(copy("events.failure.title")),
});
export const Unreadable = meta.story({
  name: "Antwort nicht lesbar",
  args: { faults: { getAvailableEvents: "truncated" } },
  play: says(copy("events.failure.title")),
});
