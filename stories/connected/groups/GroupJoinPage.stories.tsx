import { connectedStory, does, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  parameters: { ...connectedStory.parameters, oneAct: ["Gruppennummer teilen"] },
  args: { person: "paula", path: "/group/join" } as const,
});

export const Joined = meta.story({
  name: "Gruppe beigetreten",
  args: { path: "/group/join?code=48217306" },
  play: does("joinGroup", ["Gruppe beitreten"], "Sie gehören jetzt zur Gruppe."),
});
export const NotFound = meta.story({
  name: "Gruppe nicht gefunden",
  args: { path: "/group/join?code=11111111" },
  play: says(/^Gruppe 1.* nicht gefunden$/),
});
export const PreviewFailed = meta.story({
  name: "Suche ohne Antwort",
  args: { path: "/group/join?code=48217306", faults: { previewGroup: "server-error" } },
  play: says("Die Gruppe konnte nicht geladen werden"),
});
export const InAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { person: "milica" },
  play: says("Sie sind bereits in einer Gruppe"),
});
