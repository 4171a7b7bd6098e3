import { screen } from "storybook/test";
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
  play: says("Ihre Termine werden geladen …"),
});
export const Booked = meta.story({ name: "Termin gebucht", play: says("Ihr Termin") });
export const Cancelled = meta.story({
  name: "Termin abgesagt",
  async play(context) {
    await press(context, "Termin absagen");
    await context.userEvent.click(await screen.findByText("Gesundheitliche Gründe"));
    await does("cancelEvent", ["Absage bestätigen"], "Der Termin ist abgesagt")(context);
  },
});
export const Empty = meta.story({
  name: "Noch kein Termin",
  args: { person: "paula" },
  play: says("Sie haben noch keinen Termin"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtraEvents: "server-error" } },
  play: says("Ihre Termine konnten nicht geladen werden"),
});
