import { anyWords, copy } from "#stories/support/copy.ts";
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
  play: does("joinGroup", [copy("groupForms.join.submit")], copy("notices.group.joined")),
});
export const NotFound = meta.story({
  name: "Gruppe nicht gefunden",
  args: { path: "/group/join?code=11111111" },
  play: says(copy("groupForms.join.notFound.title", { code: anyWords })),
});
export const PreviewFailed = meta.story({
  name: "Suche ohne Antwort",
  args: { path: "/group/join?code=48217306", faults: { previewGroup: "server-error" } },
  play: says(copy("groupForms.join.failed.title")),
});
export const InAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { person: "milica" },
  play: says(copy("groupForms.check.inGroup.title")),
});
