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
  play: says("Termine werden geladen …"),
});
export const Applied = meta.story({
  name: "Beworben",
  async play(context) {
    const { canvas, userEvent } = context;
    await press(context, /^Weiter zu/);
    await userEvent.click((await canvas.findAllByRole("checkbox"))[0]!);
    await does("applyForEvents", ["Bewerben (1)"], /Beworben/)(context);
  },
});
export const ProfileNotReady = meta.story({
  name: "Gesperrt, Profil unvollständig",
  args: { person: "suharti" },
  play: says("Ergänzen Sie Ihre Profildaten, um sich für Termine zu bewerben"),
});
export const Empty = meta.story({
  name: "Noch keine Termine",
  args: { prepare: (database) => void (database.days = []) },
  play: says("Noch keine Termine"),
});
export const TenThousand = meta.story({
  name: "10.000 Termine",
  args: { faults: { getAvailableEvents: "ten-thousand" } },
  play: says("Für Termine bewerben"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getAvailableEvents: "server-error" } },
  play: says("Die Termine konnten nicht geladen werden"),
});
export const Unreadable = meta.story({
  name: "Antwort nicht lesbar",
  args: { faults: { getAvailableEvents: "truncated" } },
  play: says("Die Termine konnten nicht geladen werden"),
});
