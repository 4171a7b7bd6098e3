import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/group" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { currentGroup: "no-answer" } },
  play: says("Gruppe wird geladen …"),
});
export const Leading = meta.story({ name: "Als Gruppenleitung", play: says("Gruppenmitglieder") });
export const Member = meta.story({
  name: "Als Gruppenmitglied",
  args: { person: "milica" },
  play: says("Gruppenmitglieder"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { currentGroup: "server-error" } },
  play: says("Die Gruppe konnte nicht geladen werden"),
});
