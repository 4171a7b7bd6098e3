import { connectedStory, does, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  parameters: { ...connectedStory.parameters, oneAct: ["Gruppennummer teilen"] },
  args: { person: "paula", path: "/group/create" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { currentGroup: "no-answer" } },
  play: says("Ihre Gruppe wird gesucht …"),
});
export const Ready = meta.story({
  name: "Gruppe erstellt",
  async play(context) {
    await context.userEvent.type(await context.canvas.findByLabelText("Gruppenname"), "Nachtflug");
    await does("createGroup", ["Gruppe erstellen"], "Ihre Gruppe ist erstellt.")(context);
  },
});
export const InAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { person: "milica" },
  play: says("Sie sind bereits in einer Gruppe"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { currentGroup: "server-error" } },
  play: says("Ihre Gruppe konnte nicht geladen werden"),
});
