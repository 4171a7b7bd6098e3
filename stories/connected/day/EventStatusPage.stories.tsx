import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, press, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/events/details/2" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getEventStatus: "no-answer" } },
  play: says(copy("eventStatus.loading")),
});
export const Saved = meta.story({
  name: "Gespeichert",
  async play(context) {
    await press(context, copy("eventStatus.toEdit"));
    const begin = await context.canvas.findByLabelText(copy("eventStatus.labels.startTime"));
    await context.userEvent.clear(begin);
    await context.userEvent.type(begin, "07:15");
    await does("saveEventStatus", [copy("eventStatus.form.submit")], copy("notices.eventStatus.saved"))(context);
    await says(/^07:15–\u206013:30/)();
  },
});
export const NothingBooked = meta.story({
  name: "Noch kein Ablauf",
  args: { person: "paula" },
  play: says(copy("eventStatus.empty.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getEventStatus: "server-error" } },
  play: says(copy("eventStatus.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
