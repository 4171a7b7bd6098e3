import { screen } from "storybook/test";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, press, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/events/my-event" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtraEvents: "no-answer" } },
  play: says(copy("myEvent.loading")),
});
export const Booked = meta.story({ name: "Termin gebucht", play: says(copy("myEvent.title")) });
export const Cancelled = meta.story({
  name: "Termin abgesagt",
  async play(context) {
    await press(context, copy("myEvent.toCancel"));
    await context.userEvent.click(await screen.findByText(copy("cancellation.reasons.healthIssues")));
    await does("cancelEvent", [copy("cancellation.submit.confirm")], copy("myEvent.cancelled.title"))(context);
  },
});
export const Empty = meta.story({
  name: "Noch kein Termin",
  args: { person: "paula" },
  play: says(copy("myEvent.empty.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says(copy("myEvent.failure.title")),
});
