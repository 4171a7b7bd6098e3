import { expect, fn } from "storybook/test";
import { LegacySettingsScreen } from "#src/screens/my-profile/LegacySettingsScreen.tsx";
import { legacySettingsTopics } from "#src/screens/my-profile/settingsTopics.ts";
import { copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("settings");

/** The settings of my profile: font size and three placeholders for later features. */
const meta = preview.meta({
  component: LegacySettingsScreen,
  args: { frame, upcoming: null, onChoose: fn() },
  parameters: { layout: "fullscreen" },
});

export const FourEntries = meta.story({
  name: "Vier Einträge",
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VS-249", "HELP-05", "MSGS-127"] },
});
export const EntryChosen = meta.story({
  name: "Eintrag gewählt, demnächst verfügbar",
  args: { upcoming: "fontSize" },
  parameters: { spec: ["VS-249", "VS-012", "MSGS-011"] },
});
export const OnASmallPhone = EntryChosen.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const NamesWhatWasChosen = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["HELP-05", "HELP-06"] },
  play: async ({ canvas, userEvent, args }) => {
    for (const topic of legacySettingsTopics) {
      await userEvent.click(canvas.getByRole("button", { name: copyPart(`settings.topics.${topic}.title`) }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(topic);
    }
  },
});

export const SaysItAloud = EntryChosen.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(inOrder(de("settings.topics.fontSize.title"), de("comingSoon.title"))).closest("[role=status]"),
    ).not.toBeNull();
    await expect(
      canvas.getByRole("button", { name: inOrder(de("settings.topics.fontSize.title"), de("comingSoon.title")) }),
    ).toBeVisible();
  },
});
