import { expect, fn } from "storybook/test";
import { GroupSelectScreen } from "#src/screens/group-forms/GroupSelectScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt, plainFrame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("group");

/**
 * How to take part: in a new group, in an existing group, or alone. Opened from the dashboard's group task while there
 * is no group, and after leaving or deleting one.
 */
const meta = preview.meta({
  component: GroupSelectScreen,
  args: {
    frame,
    state: { kind: "open", status: "choosing" },
    chosen: null,
    isFirstSteps: false,
    onCreate: fn(),
    onJoin: fn(),
    onSolo: fn(),
    onRetry: fn(),
    onToGroup: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const NoneChosen = meta.story({
  name: "Nichts gewählt",
  parameters: {
    spec: ["VS-193", "GRP-02", "GRP-03", "GRP-04"],
    visual: { modes: ["small", "desktop", "dark", "forced"] },
  },
});
export const SoloChosen = meta.story({
  name: "Allein teilnehmen gewählt",
  args: { chosen: "solo" },
  parameters: { spec: ["VS-194", "D-41"] },
});
export const SavingSolo = meta.story({
  name: "Auswahl wird gespeichert",
  args: { state: { kind: "open", status: "savingSolo" } },
  parameters: { spec: ["VS-195"] },
});
export const InTheFirstSteps = meta.story({
  name: "In den ersten Schritten",
  args: { frame: plainFrame, isFirstSteps: true },
  parameters: { spec: ["VS-195", "D-41"] },
});
export const Loading = meta.story({ name: "Wird geladen", args: { state: { kind: "loading" } } });
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["P31"] },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const AlreadyInAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { state: { kind: "inGroup", name: "Nordwind" } },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = SoloChosen.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const OpensEachOption = NoneChosen.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("groupForms.select.create.title") }));
    await userEvent.click(canvas.getByRole("button", { name: copyPart("groupForms.select.join.title") }));
    await userEvent.click(canvas.getByRole("button", { name: copyPart("groupForms.select.solo.title") }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onJoin).toHaveBeenCalledTimes(1);
    await expect(args.onSolo).toHaveBeenCalledTimes(1);
  },
});

export const CanBeWalkedWithTheKeyboard = NoneChosen.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: copyPart("groupForms.select.create.title") }).focus();
    await userEvent.keyboard("{Tab}{Enter}{Tab} ");
    await expect(args.onJoin).toHaveBeenCalledTimes(1);
    await expect(args.onSolo).toHaveBeenCalledTimes(1);
  },
});

export const SavesSoloOnce = SavingSolo.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("groupForms.select.solo.title") }));
    await expect(args.onSolo).not.toHaveBeenCalled();
  },
});

export const LeadsToTheGroupThatIsThere = AlreadyInAGroup.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("groupForms.check.inGroup.toGroup") }));
    await expect(args.onToGroup).toHaveBeenCalledTimes(1);
  },
});
