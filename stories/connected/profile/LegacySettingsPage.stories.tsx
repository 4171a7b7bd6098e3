import { expect, screen } from "storybook/test";
import { copy, de, inOrder } from "#stories/support/copy.ts";
import { legacySettingsTopics } from "#src/screens/my-profile/settingsTopics.ts";
import { connectedStory } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/settings" } as const,
});

export const Ready = meta.story({
  name: "Geladen",
  parameters: { spec: ["HELP-04..07"] },
  async play({ canvas, userEvent }) {
    for (const topic of legacySettingsTopics) {
      const title = de(`settings.topics.${topic}.title`);
      const soon = inOrder(title, de("comingSoon.title"));
      await userEvent.click(await canvas.findByRole("button", { name: inOrder(title) }));
      await expect(canvas.getByRole("button", { name: soon })).toBeVisible();
      await expect(canvas.getByText(soon).closest("[role=status]")).not.toBeNull();
    }
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(await screen.findByRole("heading", { level: 1, name: copy("myProfile.title") })).toBeVisible();
  },
});
