import { expect, fn, waitFor } from "storybook/test";
import { emptyGroupDraft } from "#src/model/groups/groupForm.ts";
import { GroupCreateScreen } from "#src/screens/group-forms/GroupCreateScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("group");

const open = { kind: "open", initial: emptyGroupDraft, status: "editing" } as const;
const own = { name: "Nordwind", description: "Frühschicht, wir fahren zusammen." };
const longest = {
  name: "Vorfeldkontrolle am Abend West",
  description: "Wir treffen uns am Eingang. ".repeat(3).trim(),
};

/** A new group with a name and an optional description. Comes from the choice how to take part; leads to the group. */
const meta = preview.meta({
  component: GroupCreateScreen,
  args: { frame, state: open, problem: null, onEdit: fn(), onSubmit: fn(), onRetry: fn(), onToGroup: fn() } as const,
  parameters: { layout: "fullscreen" },
});

export const Empty = meta.story({
  name: "Formular noch leer",
  parameters: { spec: ["VS-196", "GRP-09"], visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const FilledIn = meta.story({ name: "Ausgefüllt", args: { state: { ...open, initial: own } } });
export const NameMissing = meta.story({
  name: "Gruppenname fehlt",
  args: { state: { ...open, startsChecked: true } },
  parameters: { spec: ["VS-196", "MSGS-088"] },
});
export const NameOfTwoCharacters = meta.story({
  name: "Gruppenname zu kurz",
  args: { state: { ...open, initial: { ...own, name: "ab" }, startsChecked: true } },
  parameters: { spec: ["VS-196", "MSGS-091", "D-35"] },
});
export const NameOfThirtyOneCharacters = meta.story({
  name: "Gruppenname zu lang",
  args: { state: { ...open, initial: { ...own, name: `${longest.name}s` }, startsChecked: true } },
  parameters: { spec: ["VS-196", "MSGS-089"] },
});
export const DescriptionOfAHundredAndOneCharacters = meta.story({
  name: "Beschreibung zu lang",
  args: {
    state: { ...open, initial: { ...own, description: "Sonne ".repeat(17).slice(0, 101) }, startsChecked: true },
  },
  parameters: { spec: ["VS-196", "MSGS-090"] },
});
export const BothWrong = meta.story({
  name: "Name fehlt, Beschreibung zu lang",
  args: { state: { ...open, initial: { name: "", description: "x".repeat(140) }, startsChecked: true } },
});
export const Creating = meta.story({
  name: "Gruppe wird erstellt",
  args: { state: { ...open, initial: own, status: "creating" } },
  parameters: { spec: ["VS-197"] },
});
export const Failed = meta.story({
  name: "Gruppe nicht erstellt",
  args: { state: { ...open, initial: own }, problem: { code: "createFailed" } },
  parameters: { spec: ["VS-197", "GRP-16", "MSGS-087"] },
  render: (args) => (
    <WithNotice tone="error" text="group.createFailed">
      <GroupCreateScreen {...args} />
    </WithNotice>
  ),
});
export const RefusedInWords = meta.story({
  name: "Nicht erstellt, Text vom Anbieter",
  args: { state: { ...open, initial: own }, problem: { message: "Ein Gruppenname hat 3 bis 30 Zeichen." } },
});
export const AlreadyInAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { state: { kind: "inGroup", name: longest.name } },
  parameters: { spec: ["VS-198", "D-42"] },
});
export const InAGroupWithoutAName = meta.story({
  name: "Schon in einer Gruppe ohne Namen",
  args: { state: { kind: "inGroup", name: "" } },
});
export const Loading = meta.story({ name: "Wird geladen", args: { state: { kind: "loading" } } });
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["P31"] },
});
export const LongestTexts = meta.story({
  name: "Mit den längsten Texten",
  args: { state: { ...open, initial: longest } },
});
export const Offline = meta.story({
  name: "Ohne Verbindung",
  args: { frame: { ...frame, isOffline: true }, state: { ...open, initial: own } },
});
export const OnASmallPhone = Empty.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const create = copy("groupForms.create.submit");

export const CountsWhatIsTyped = Empty.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("groupForms.create.counter", { count: 0, max: 30 }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(copy("groupForms.create.labels.name")), "Nord");
    await expect(canvas.getByText(copy("groupForms.create.counter", { count: 4, max: 30 }))).toBeVisible();
    await expect(args.onEdit).toHaveBeenLastCalledWith({ name: "Nord", description: "" });
  },
});

export const JudgesTheNameWhenItIsLeft = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-11"] },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText(copy("groupForms.create.labels.name"));
    await userEvent.type(name, "ab{Tab}");
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, "c");
    await waitFor(() => expect(name).toBeValid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const JudgesTheDescriptionWhileItIsTyped = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-12"] },
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByLabelText(copy("groupForms.create.labels.description"));
    await userEvent.click(description);
    await userEvent.paste("x".repeat(101));
    await waitFor(() => expect(description).toBeInvalid());
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(description).toBeValid());
  },
});

export const CreatesNothingWithoutAName = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-10"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: create }));
    await waitFor(() => expect(canvas.getByLabelText(copy("groupForms.create.labels.name"))).toHaveFocus());
    await expect(canvas.getByText(copy("groupForms.create.problems.nameRequired"))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CanBeFilledInWithTheKeyboardAlone = Empty.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText(copy("groupForms.create.labels.name")).focus();
    await userEvent.keyboard("Nordwind{Tab}Früh{Tab}{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: "Nordwind", description: "Früh" }));
  },
});

export const CreatesOnceAndLocksTheForm = Creating.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("groupForms.create.saving") }));
    await userEvent.type(canvas.getByLabelText(copy("groupForms.create.labels.name")), "x{Enter}");
    await expect(canvas.getByLabelText(copy("groupForms.create.labels.name"))).toHaveValue(own.name);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const KeepsEverythingAfterAFailure = Failed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: create }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(own));
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
