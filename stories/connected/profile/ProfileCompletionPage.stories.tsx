import { expect } from "storybook/test";
import { people } from "#src/people/people.ts";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, databaseIn, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "suharti", path: "/profile/complete" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getExtra: "no-answer" } },
  play: says(copy("profile.form.loading")),
});
export const Introduction = meta.story({
  name: "Mit Einführung beim ersten Besuch",
  args: { person: "jasper" },
  play: says(copy("intro.profile.title")),
});
export const Changing = meta.story({
  name: "Profildaten geändert",
  args: {
    person: "amira",
    path: "/legacy/profile-data",
    remembers: { [`introSeen:profile-data:${people.amira.extraId}`]: "1" },
  },
  async play(context) {
    const department = await context.canvas.findByLabelText(copy("profile.form.labels.department"));
    await context.userEvent.clear(department);
    await context.userEvent.type(department, "Gepäck");
    await does("updateExtra", [copy("profile.completion.submit")], copy("notices.profile.updated"))(context);
    await expect(databaseIn(context).accounts[people.amira.extraId]?.extra.department).toBe("Gepäck");
  },
});
export const CountriesFailed = meta.story({
  name: "Länder nicht geladen",
  args: { person: "amira", path: "/legacy/profile-data", faults: { getCountries: "server-error" } },
  play: says(copy("profile.form.list.failed")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getExtra: "server-error" } },
  play: says(copy("profile.completion.failure.title")),
});
