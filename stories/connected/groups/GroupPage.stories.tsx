import { expect, screen, waitFor } from "storybook/test";
import { people } from "#src/people/people.ts";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, databaseIn, press, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  parameters: { ...connectedStory.parameters, oneAct: ["Gruppennummer teilen"] },
  args: { person: "amira", path: "/group" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { currentGroup: "no-answer" } },
  play: says(copy("groups.loading")),
});
export const Leading = meta.story({
  name: "Als Gruppenleitung, Mitglied entfernt",
  async play(context) {
    await press(context, copy("groups.members.toRemoveName", { name: "Jasper Bönninghausen" }));
    await does("removeGroupMember", [copy("groups.remove.confirm")], copy("groups.members.title"))(context);
    await waitFor(() => expect(screen.queryByText("Jasper Bönninghausen")).toBeNull());
  },
});
export const Member = meta.story({
  name: "Gruppe verlassen",
  args: { person: "milica" },
  async play(context) {
    await does("leaveGroup", [copy("groups.toLeave"), copy("groups.toLeave")], copy("notices.group.left"))(context);
    await expect(
      databaseIn(context).groups.flatMap(({ members }) => members.map(({ extraId }) => extraId)),
    ).not.toContain(people.milica.extraId);
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { currentGroup: "server-error" } },
  play: says(copy("groups.failure.title")),
});
