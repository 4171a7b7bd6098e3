import { expect, screen } from "storybook/test";
import { copy, de, inOrder } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/my-profile" } as const,
});

export const Ready = meta.story({ name: "Geladen", play: says(copy("myProfile.title")) });
export const IdCheckNotOffered = meta.story({
  name: "Ausweisprüfung noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("myProfile.idCheck.badges.notOffered")),
});
export const IdCheckDone = meta.story({
  name: "Ausweisprüfung erledigt",
  args: { person: "milica" },
  parameters: { spec: ["PROF-02", "VS-029"] },
  async play({ canvas, userEvent }) {
    const entry = await canvas.findByRole("button", {
      name: inOrder(de("myProfile.entries.idCheck.title"), de("myProfile.idCheck.badges.done")),
    });
    await userEvent.click(entry);
    await expect(await screen.findByRole("heading", { level: 1, name: copy("idCheck.result.title") })).toBeVisible();
  },
});
