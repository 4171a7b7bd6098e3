import { useState } from "react";
import { expect, fn } from "storybook/test";
import type { AffectedEvent, GroupPreview } from "#src/model/groups/joinPreview.ts";
import { GroupJoinScreen } from "#src/screens/group-forms/GroupJoinScreen.tsx";
import type { JoinResult, OpenJoin } from "#src/screens/group-forms/joinState.ts";
import { anyWords, copy, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("group");

const event = (id: number, date: string, start?: string, end?: string): AffectedEvent => ({
  event_id: id,
  event_type: "internal",
  event_date: date,
  start_time: start,
  end_time: end,
});
const group: GroupPreview = {
  name: "Nordwind",
  description: "Frühschicht, wir fahren zusammen.",
  groupNumber: "48217306",
  maxMembers: 4,
  isFull: false,
  affectedEvents: { total: 0, applied: [], booked: [] },
};
const affectedEvents = {
  total: 3,
  applied: [event(504, "2026-12-11", "08:00", "13:30"), event(506, "2026-12-14", "22:00", "06:00")],
  booked: [event(501, "2026-11-23", "08:00")],
};
const full: GroupPreview = {
  ...group,
  name: "Vollzählig an Gate B46",
  description: "",
  groupNumber: "01234567",
  isFull: true,
};
const longest: GroupPreview = {
  ...group,
  name: "Vorfeldkontrolle am Abend West",
  description: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und alle anderen auch",
  affectedEvents: {
    total: 4,
    applied: [
      { ...event(1, "2026-12-30", "05:15", "10:00"), event_type: "Sicherheitsunterweisung für Bodenverkehrsdienste" },
      { ...event(2, "2026-12-31"), event_type: "" },
    ],
    booked: [event(3, "2027-01-04", undefined, "13:30")],
  },
};

const none: JoinResult = { kind: "none" };
const ready = { kind: "preview", preview: group, status: "ready", failure: null } as const;
const open = (result: JoinResult, more: Partial<OpenJoin> = {}) =>
  ({ kind: "open", code: "48217306", problem: null, result, ...more }) as const;

/** A group by its number: eight digits find it, then it can be joined. Comes from the choice how to take part or by a link. */
const meta = preview.meta({
  component: GroupJoinScreen,
  args: {
    frame,
    state: open(none, { code: "" }),
    onCodeChange: fn(),
    onCodeLeft: fn(),
    onJoin: fn(),
    onPreviewAgain: fn(),
    onRetry: fn(),
    onToGroup: fn(),
    onCreate: fn(),
  },
  parameters: { layout: "fullscreen", state: "groupJoin.editing" },
});

export const Empty = meta.story({
  name: "Gruppennummer noch leer",
  parameters: { spec: ["VS-199", "GRP-17"], visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const ThreeDigits = meta.story({
  name: "3 von 8 Ziffern eingegeben",
  args: { state: open(none, { code: "482" }) },
  parameters: { spec: ["VS-199"] },
});
export const LeftWithThreeDigits = meta.story({
  name: "Gruppennummer unvollständig",
  args: { state: open(none, { code: "482", problem: "invalid" }) },
  parameters: { spec: ["VS-199", "MSGS-092"] },
});
export const LoadingPreview = meta.story({
  name: "Gruppe wird gesucht",
  args: { state: open({ kind: "loading" }) },
  parameters: { spec: ["VS-200"], state: "groupJoin.previewing.loading" },
});
export const Preview = meta.story({
  name: "Gruppe gefunden",
  args: { state: open(ready) },
  parameters: { spec: ["VS-201", "GRP-21"], state: "groupJoin.previewed" },
});
export const PreviewWithAffectedEvents = meta.story({
  name: "Gefunden, Termine betroffen",
  args: { state: open({ ...ready, preview: { ...group, affectedEvents } }) },
  parameters: {
    spec: ["VS-202", "GRP-22", "GRP-23", "GRP-24", "D-102"],
    state: "groupJoin.previewed",
    visual: { modes: ["small", "desktop", "dark", "forced"] },
  },
});
export const PreviewOfAFullGroup = meta.story({
  name: "Gefunden, Gruppe voll",
  args: { state: open({ ...ready, preview: full }, { code: "01234567" }) },
  parameters: { spec: ["VS-203", "GRP-25", "MSGS-096", "D-45"], state: "groupJoin.previewed" },
});
export const NotFound = meta.story({
  name: "Gruppe nicht gefunden",
  args: { state: open({ kind: "notFound" }) },
  parameters: {
    spec: ["VS-204", "GRP-30", "GRP-31", "MSGS-095"],
    state: "groupJoin.refused",
    visual: { modes: ["small", "dark", "forced"] },
  },
});
export const Full = meta.story({
  name: "Gruppe voll",
  args: { state: open({ kind: "full" }) },
  parameters: { spec: ["GRP-32", "MSGS-096", "D-45"], state: "groupJoin.refused" },
});
export const RefusedInWords = meta.story({
  name: "Suche abgelehnt, Text vom Anbieter",
  args: { state: open({ kind: "failed", isRetrying: false, message: "Boom" }) },
  parameters: { spec: ["VS-205", "GRP-33"], state: "groupJoin.refused" },
});
export const NoAnswer = meta.story({
  name: "Suche ohne Antwort",
  args: { state: open({ kind: "failed", isRetrying: false, message: null }) },
  parameters: { state: "groupJoin.refused" },
});
export const LoadingAgain = meta.story({
  name: "Gruppe wird erneut gesucht",
  args: { state: open({ kind: "failed", isRetrying: true, message: null }) },
  parameters: { state: "groupJoin.previewing.again" },
});
export const Joining = meta.story({
  name: "Beitritt läuft",
  args: { state: open({ ...ready, status: "joining" }) },
  parameters: { spec: ["VS-206"], state: "groupJoin.joining" },
});
export const Joined = meta.story({
  name: "Gruppe beigetreten",
  args: { state: open({ ...ready, status: "joined" }) },
  parameters: { spec: ["VS-206", "GRP-28", "MSGS-093"], state: "groupJoin.joined" },
  render: (args) => (
    <WithNotice tone="success" text="group.joined">
      <GroupJoinScreen {...args} />
    </WithNotice>
  ),
});
export const JoinFailed = meta.story({
  name: "Nicht beigetreten",
  args: { state: open({ ...ready, failure: { message: null } }) },
  parameters: { spec: ["VS-207", "GRP-29", "MSGS-094"], state: "groupJoin.previewed" },
  render: (args) => (
    <WithNotice tone="error" text="group.joinFailed">
      <GroupJoinScreen {...args} />
    </WithNotice>
  ),
});
export const JoinRefusedInWords = meta.story({
  name: "Beitritt abgelehnt, Text vom Anbieter",
  args: { state: open({ ...ready, failure: { message: "Ihre Anmeldefrist für Gruppen ist vorbei." } }) },
  parameters: { spec: ["GRP-33"], state: "groupJoin.previewed" },
});
export const AlreadyInAGroup = meta.story({
  name: "Schon in einer Gruppe",
  args: { state: { kind: "inGroup", name: "Nordwind" } },
  parameters: { spec: ["D-42"], state: undefined },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { state: undefined },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["P31"], state: undefined },
});
export const LongestTexts = meta.story({
  name: "Mit den längsten Texten",
  args: { state: open({ ...ready, preview: longest }) },
  parameters: { state: "groupJoin.previewed" },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = PreviewWithAffectedEvents.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const join = { name: copy("groupForms.join.submit") };

export const TakesDigitsOnly = meta.story({
  tags: behaviour,
  parameters: { spec: ["GRP-18", "VS-199"] },
  render: function Typing(args) {
    const [code, setCode] = useState("");
    const take = (taken: string) => {
      setCode(taken);
      args.onCodeChange(taken);
    };
    return <GroupJoinScreen {...args} state={open(none, { code })} onCodeChange={take} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("groupForms.join.label"));
    await userEvent.type(field, "0a1-2");
    await expect(field).toHaveValue("012");
    await userEvent.clear(field);
    await userEvent.paste("Gruppe 0123 4567, Gate 9");
    await expect(args.onCodeChange).toHaveBeenLastCalledWith("01234567");
    await expect(field).toHaveValue("01234567");
  },
});

export const TellsThatTheNumberIsLeft = ThreeDigits.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(copy("groupForms.join.label")));
    await userEvent.tab();
    await expect(args.onCodeLeft).toHaveBeenCalledTimes(1);
  },
});

export const SaysWhyItCannotBeJoinedYet = ThreeDigits.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-19"] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", join);
    await expect(button).toHaveAccessibleDescription(copy("groupForms.join.reasons.missing", { count: 5 }));
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText(copy("groupForms.join.label")), "{Enter}");
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

export const JoinsByClickAndByEnterKey = Preview.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", join));
    await expect(args.onJoin).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText(copy("groupForms.join.label")), "{Enter}");
    await expect(args.onJoin).toHaveBeenCalledTimes(2);
  },
});

export const ClaimsNoNumberThatIsNotKnown = PreviewOfAFullGroup.extend({
  tags: behaviour,
  args: { state: open({ ...ready, preview: { ...full, maxMembers: null } }, { code: "01234567" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("groupForms.join.badges.fullUncounted"))).toBeVisible();
  },
});

export const CannotJoinAFullGroup = PreviewOfAFullGroup.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-25"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("groupForms.join.full.title", { max: 4 }))).toBeVisible();
    const button = canvas.getByRole("button", join);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(copy("groupForms.join.reasons.full"));
    await userEvent.click(button);
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

export const LeadsFromAFullGroupToOnesOwn = Full.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: copy("groupForms.create.submit") }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const JoinsOnceAndLocksTheNumber = Joining.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("groupForms.join.saving") }));
    await userEvent.type(canvas.getByLabelText(copy("groupForms.join.label")), "9{Enter}");
    await expect(args.onJoin).not.toHaveBeenCalled();
    await expect(args.onCodeChange).not.toHaveBeenCalled();
  },
});

export const TellsTypeDateAndTimesOfAffectedEvents = PreviewWithAffectedEvents.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-22", "GRP-23", "GRP-24"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("groupForms.join.affected.total", { count: 3 }))).toBeVisible();
    const rows = (name: string) =>
      [...canvas.getByRole("list", { name }).querySelectorAll("li")].map(({ innerText }) => innerText.split("\n"));
    await expect(rows(de("groupForms.join.affected.applied", { count: 2 }))).toEqual([
      [
        "Freitag, 11.\u00a0Dezember 2026",
        de("groupForms.join.affected.times.range", { type: "Termin", start: "08:00", end: "13:30" }),
      ],
      [
        "Montag, 14.\u00a0Dezember 2026",
        de("groupForms.join.affected.times.overnight", { type: "Termin", start: "22:00", end: "06:00" }),
      ],
    ]);
    await expect(rows(de("groupForms.join.affected.booked", { count: 1 }))).toEqual([
      ["Montag, 23.\u00a0November 2026", de("groupForms.join.affected.times.from", { type: "Termin", start: "08:00" })],
    ]);
  },
});

export const NamesTheNumberThatIsNotFound = NotFound.extend({
  tags: behaviour,
  parameters: { spec: ["VS-204", "GRP-30", "GRP-31", "MSGS-095"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("groupForms.join.notFound.title", { code: anyWords }))).toBeVisible();
    await expect(canvas.getByText(copy("groupForms.join.notFound.body"))).toBeVisible();
  },
});

export const LooksForTheGroupAgain = NoAnswer.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onPreviewAgain).toHaveBeenCalledTimes(1);
  },
});
