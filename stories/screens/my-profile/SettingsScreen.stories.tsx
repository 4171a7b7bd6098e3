import { expect, fn } from "storybook/test";
import { SettingsScreen } from "#src/screens/my-profile/SettingsScreen.tsx";
import { copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { legal } from "#stories/support/contact.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("settings");

/** Comes from the dashboard. Leads to help and sets whether confirmations continue automatically; further entries are placeholders. */
const meta = preview.meta({
  component: SettingsScreen,
  args: { frame, upcoming: null, autoAdvance: { isOn: true, onChange: fn() }, onOpenHelp: fn(), onChoose: fn() },
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  name: "Üblich",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-248", "HELP-03", "MSGS-126"],
  },
});
export const AnotherEntryChosen = meta.story({
  name: "Eintrag gewählt, demnächst verfügbar",
  args: { topics: ["help", "notifications"], upcoming: "notifications" },
  parameters: { spec: ["VS-248", "HELP-04", "VS-012", "MSGS-011"] },
});
export const WithLegalLinks = meta.story({
  name: "Mit Datenschutz und Impressum",
  args: { legal },
});
export const WithoutAutoAdvance = meta.story({
  name: "Geht nie von selbst weiter",
  args: { autoAdvance: { isOn: false, onChange: fn() } },
});
export const OnASmallPhone = AnotherEntryChosen.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const OpensHelp = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["HELP-03"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: copyPart("settings.topics.help.title") }));
    await expect(args.onOpenHelp).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});
