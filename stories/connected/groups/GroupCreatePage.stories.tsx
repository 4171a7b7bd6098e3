import { copy } from "#stories/support/copy.ts";
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
  play: says(copy("groupForms.check.loading")),
});
export const Ready = meta.story({
  name: "Gruppe erstellt",
  async play(context) {
    await context.userEvent.type(
      await context.canvas.findByLabelText(copy("groupForms.create.labels.name")),
      "Nachtflug",
    );
    await does("createGroup", [copy("groupForms.create.submit")], copy("notices.group.created"))(context);
  },
});
export const InAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { person: "milica" },
  play: says(copy("groupForms.check.inGroup.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { currentGroup: "server-error" } },
  play: says(copy("groupForms.check.failure.title")),
});
