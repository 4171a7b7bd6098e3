import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import type { Group } from "#src/model/groups/group.ts";
import { longestEmail } from "#src/people/extremes.ts";
import { groupOf } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";
import { GroupScreen, type GroupScreenProps } from "#src/screens/groups/GroupScreen.tsx";
import { anyNumber, anyWords, copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { joinCode } from "#stories/support/joinCode.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";
import { today } from "#src/people/today.ts";

const frame = frameAt("group");

const amira: string = people.amira.extraId;
const shown = (group: Group, selfId = amira) =>
  ({ kind: "shown", group, selfId, isFetching: false, outOfDate: null }) as const;
const withMembers = (group: Group, count: number): Group => ({
  ...group,
  isFull: count >= group.maxMembers,
  members: group.members.slice(0, count),
});

const nordwind = groupOf("nordwind", today, "amira");
const byMember = shown(groupOf("nordwind", today, "jasper"), people.jasper.extraId);
const full = groupOf("vollzaehlig", today, "oguzhan");
const nordwindFull = { ...nordwind, isFull: true, members: [...nordwind.members, ...full.members.slice(-1)] };
const [, jasper] = nordwind.members;
const confirmation = { isBusy: false, problem: null } as const;
const invitation = { kind: "invite", email: "", status: "editing", problem: null } as const;
const mail = (changes: object) => ({ dialog: { ...invitation, ...changes } });
const text = { text: "Heute sind keine Einladungen möglich." };

/**
 * The user's group: its members, how others join, and how to leave. Opened from the dashboard; without a group the
 * choice between a group and taking part alone is shown. Leads to that choice after leaving or deleting.
 */
const meta = preview.meta({
  component: GroupScreen,
  args: {
    frame,
    state: shown(nordwind),
    handover: null,
    qr: { kind: "hidden" },
    dialog: null,
    onRetry: fn(),
    onCopy: fn(),
    onShare: fn(),
    onToggleQr: fn(),
    onOpenDialog: fn(),
    onOpenRemoveDialog: fn(),
    onConfirm: fn(),
    onClose: fn(),
    onEmailChange: fn(),
    onEmailLeft: fn(),
    onInvite: fn(),
  } as const,
  // Every free seat has the same link.
  parameters: { layout: "fullscreen", oneAct: ["Gruppennummer teilen"] },
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-208", "GRP-06"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-209"] },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { spec: ["VS-209"] },
});

export const LeaderAlone = meta.story({
  name: "Gruppenleitung, noch allein",
  args: { state: shown(withMembers(nordwind, 1)) },
  parameters: { spec: ["VS-210", "GRP-43", "GRP-44", "GRP-45", "GRP-54"] },
});
export const LeaderOfTwo = meta.story({
  name: "Gruppenleitung, 2 Personen",
  args: { state: shown(withMembers(nordwind, 2)) },
  parameters: { spec: ["VS-211", "GRP-42"] },
});
export const LeaderOfThree = meta.story({
  name: "Gruppenleitung, 3 Personen",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-211", "GRP-34", "GRP-35", "GRP-36", "GRP-40", "GRP-41", "GRP-42", "MSGS-106"],
  },
});
export const AtADesk = LeaderOfThree.extend({
  name: "Am Rechner, Einladung neben den Personen",
  globals: { viewport: { value: "desktop", isRotated: false } },
});
export const FullAsLeader = meta.story({
  name: "Gruppe voll, als Gruppenleitung",
  args: { state: shown(nordwindFull) },
  parameters: { spec: ["VS-212", "GRP-51", "MSGS-105"] },
});
export const FullBeforeTheLastPlace = meta.story({
  name: "Gruppe voll, obwohl Plätze übrig sind",
  args: { state: shown({ ...nordwind, isFull: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("groups.invite.full.title"))).toBeVisible();
    await expect(canvas.queryByText(copyPart("groups.header.free", { free: anyNumber }))).toBeNull();
  },
});
export const FullAsMember = meta.story({
  name: "Gruppe voll, als Gruppenmitglied",
  args: { state: shown(groupOf("vollzaehlig", today, "paula"), people.paula.extraId) },
  parameters: { spec: ["VS-212", "GRP-51", "MSGS-105"] },
});
export const AsMember = meta.story({
  name: "Als Gruppenmitglied",
  args: { state: byMember },
  parameters: { spec: ["VS-213", "GRP-46", "GRP-47", "GRP-53", "ROLE-14"], state: "groupQuestions.closed" },
});
export const NoDescription = meta.story({
  name: "Ohne Beschreibung",
  args: { state: shown({ ...nordwind, description: "" }) },
  parameters: { spec: ["VS-214"] },
});
export const LongNameAndDescription = meta.story({
  name: "Langer Gruppenname, lange Beschreibung",
  args: {
    state: shown({
      ...nordwind,
      name: "Vorfeldkontrolleure-Nachtrunde",
      description:
        "Wir treffen uns vor jedem Einsatz an der Gepäckausgabe und fahren danach gemeinsam zurück, ab 22:00.",
    }),
  },
  parameters: { spec: ["VS-214", "GRP-37"] },
});
export const LongNamesAndNoInitials = meta.story({
  name: "Lange Namen, Person ohne Namen",
  args: {
    state: shown(
      {
        ...full,
        members: full.members.map((member, at) =>
          at === 3 ? { ...member, name: "", initials: "", joinedAt: null } : member,
        ),
      },
      people.oguzhan.extraId,
    ),
  },
  parameters: { spec: ["VS-215"] },
});

export const Copied = meta.story({
  name: "Gruppennummer kopiert",
  args: { handover: { by: "copy", result: "copied" } },
  parameters: { spec: ["VS-216", "GRP-49", "MSGS-107"] },
});
export const CopyFailed = meta.story({
  name: "Gruppennummer nicht kopiert",
  args: { handover: { by: "copy", result: "failed" } },
  parameters: { spec: ["VS-216", "GRP-50", "MSGS-108"] },
});
export const ShareNotAvailable = meta.story({
  name: "Teilen nicht möglich, Nummer kopiert",
  args: { handover: { by: "share", result: "copied" } },
  parameters: { spec: ["VS-216"] },
});
export const PlaceSharedByCopying = meta.story({
  name: "Freier Platz, Nummer kopiert",
  args: { handover: { by: "place-1", result: "copied" } },
});
export const PlaceNotShared = meta.story({
  name: "Freier Platz, Nummer nicht kopiert",
  args: { handover: { by: "place-1", result: "failed" } },
});
export const QrLoading = meta.story({ name: "QR-Code wird geladen", args: { qr: { kind: "loading" } } });
export const QrShown = meta.story({
  name: "QR-Code sichtbar",
  args: { qr: { kind: "shown", drawing: joinCode } },
  parameters: { visual: { modes: ["dark"] } },
});
export const QrFailed = meta.story({ name: "QR-Code nicht geladen", args: { qr: { kind: "failed" } } });
export const Reloading = meta.story({
  name: "Gruppenmitglieder werden aktualisiert",
  args: { state: { ...shown(nordwind), isFetching: true } },
  parameters: { spec: ["VS-217"] },
});
export const OutOfDate = meta.story({
  name: "Veraltet",
  args: { state: { ...shown(nordwind), outOfDate: { isRetrying: false } } },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });

export const Leaving = meta.story({
  name: "Rückfrage vor dem Verlassen",
  args: { state: byMember, dialog: { kind: "leave", ...confirmation } },
  parameters: { spec: ["VS-218", "GRP-56", "MSGS-099"], state: "groupQuestions.asking" },
});
export const LeavingBusy = meta.story({
  name: "Gruppe wird verlassen",
  args: { state: byMember, dialog: { kind: "leave", ...confirmation, isBusy: true } },
  parameters: { spec: ["VS-219"], state: "groupQuestions.answering" },
});
export const LeavingFailed = meta.story({
  name: "Gruppe nicht verlassen",
  args: { state: byMember, dialog: { kind: "leave", isBusy: false, problem: "failed" } },
  parameters: { spec: ["VS-219", "GRP-66", "MSGS-098"], state: "groupQuestions.asking" },
});
export const Deleting = meta.story({
  name: "Rückfrage vor dem Löschen",
  args: { dialog: { kind: "delete", ...confirmation } },
  parameters: { spec: ["VS-218", "VS-220", "GRP-57", "GRP-58", "MSGS-100"], state: "groupQuestions.asking" },
});
export const DeletingBusy = meta.story({
  name: "Gruppe wird gelöscht",
  args: { dialog: { kind: "delete", ...confirmation, isBusy: true } },
  parameters: { spec: ["VS-220"], state: "groupQuestions.answering" },
});
export const DeletingFailed = meta.story({
  name: "Gruppe nicht gelöscht",
  args: { dialog: { kind: "delete", isBusy: false, problem: "failed" } },
  parameters: { spec: ["VS-220", "GRP-68", "MSGS-102"], state: "groupQuestions.asking" },
});
export const DeletingWithoutId = meta.story({
  name: "Nicht gelöscht, keine Gruppen-ID",
  args: { dialog: { kind: "delete", isBusy: false, problem: "noId" } },
  parameters: { spec: ["VS-220", "MSGS-103"], state: "groupQuestions.asking" },
});
export const DeletingFailedUnexpectedly = meta.story({
  name: "Nicht gelöscht, unerwarteter Fehler",
  args: { dialog: { kind: "delete", isBusy: false, problem: "unexpected" } },
  parameters: { spec: ["MSGS-013"] },
});
export const Removing = meta.story({
  name: "Rückfrage vor dem Entfernen",
  args: { dialog: { kind: "remove", member: jasper!, ...confirmation } },
  parameters: { spec: ["VS-221", "GRP-59"], state: "groupQuestions.asking" },
});
export const RemovingBusy = meta.story({
  name: "Gruppenmitglied wird entfernt",
  args: { dialog: { kind: "remove", member: jasper!, ...confirmation, isBusy: true } },
  parameters: { spec: ["VS-221"], state: "groupQuestions.answering" },
});
export const RemovingFailed = meta.story({
  name: "Gruppenmitglied nicht entfernt",
  args: { dialog: { kind: "remove", member: jasper!, isBusy: false, problem: "failed" } },
  parameters: { spec: ["VS-221", "MSGS-104"], state: "groupQuestions.asking" },
});
export const RemovingRefused = meta.story({
  name: "Nicht entfernt, Text vom Anbieter",
  args: {
    dialog: { kind: "remove", member: jasper!, isBusy: false, problem: { text: "Das kann nur die Gruppenleitung." } },
  },
});

export const InviteEmpty = meta.story({
  name: "Einladung per E-Mail, noch leer",
  args: mail({}),
  parameters: { spec: ["VS-222", "GRP-60", "GRP-87"], state: "groupQuestions.inviting.editing" },
});
export const InviteReady = meta.story({
  name: "Einladung per E-Mail, ausgefüllt",
  args: mail({ email: people.milica.email }),
  parameters: { spec: ["VS-225"], state: "groupQuestions.inviting.editing" },
});
export const InviteRequired = meta.story({
  name: "Einladung, E-Mail-Adresse fehlt",
  args: mail({ problem: "emailRequired" }),
  parameters: { spec: ["VS-223", "MSGS-109"], state: "groupQuestions.inviting.editing" },
});
export const InviteFormat = meta.story({
  name: "Einladung, E-Mail-Adresse ungültig",
  args: mail({ email: "milica@beispiel", problem: "invalidEmailFormat" }),
  parameters: { spec: ["VS-223", "MSGS-110"] },
});
export const InviteTooShort = meta.story({
  name: "Einladung, E-Mail-Adresse zu kurz",
  args: mail({ email: "a@b", problem: "emailTooShort" }),
  parameters: { spec: ["VS-223", "MSGS-111"] },
});
export const InviteTooLong = meta.story({
  name: "Einladung, E-Mail-Adresse zu lang",
  args: mail({ email: `x${longestEmail}`, problem: "emailTooLong" }),
  parameters: { spec: ["VS-223", "MSGS-112"] },
});
export const InviteNotVerified = meta.story({
  name: "Einladung, Konto nicht bestätigt",
  args: mail({ email: people.milica.email, problem: "userNotVerified" }),
  parameters: { spec: ["VS-223", "MSGS-113"] },
});
export const InviteNotFound = meta.story({
  name: "Einladung, kein Konto mit dieser E-Mail",
  args: mail({ email: people.milica.email, problem: "userNotFound" }),
  parameters: { spec: ["VS-223", "MSGS-114"], state: "groupQuestions.inviting.editing" },
});
export const InviteAlreadyInGroup = meta.story({
  name: "Einladung, schon in einer Gruppe",
  args: mail({ email: people.milica.email, problem: "userAlreadyInGroup" }),
  parameters: { spec: ["VS-223", "MSGS-116"] },
});
export const InviteAlreadyInOwnGroup = meta.story({
  name: "Einladung, schon in der eigenen Gruppe",
  args: mail({ email: people.jasper.email, problem: "userAlreadyInOwnGroup" }),
  parameters: { spec: ["VS-223"] },
});
export const InviteFailed = meta.story({
  name: "Einladung nicht gesendet",
  args: mail({ email: people.milica.email, problem: "invitationFailed" }),
  parameters: { spec: ["VS-223", "MSGS-115"], state: "groupQuestions.inviting.editing" },
});
export const InviteRefused = meta.story({
  name: "Einladung abgelehnt, Text vom Anbieter",
  args: mail({ email: people.milica.email, problem: text }),
  parameters: { spec: ["VS-223"] },
});
export const InviteChecking = meta.story({
  name: "Einladung, Konto wird geprüft",
  args: mail({ email: people.milica.email, status: "checking" }),
  parameters: { spec: ["VS-224"], state: "groupQuestions.inviting.checking" },
});
export const InviteSending = meta.story({
  name: "Einladung wird gesendet",
  args: mail({ email: people.milica.email, status: "sending" }),
  parameters: { spec: ["VS-224"], state: "groupQuestions.inviting.sending" },
});
const invited = (key: "addedAndSent" | "added" | "sent") => (args: GroupScreenProps) => (
  <WithNotice tone="success" text={`invite.${key}`}>
    <GroupScreen {...args} />
  </WithNotice>
);
export const InvitedAndAdded = meta.story({
  name: "Person hinzugefügt und eingeladen",
  parameters: { spec: ["VS-226", "MSGS-117"] },
  render: invited("addedAndSent"),
});
export const Added = meta.story({
  name: "Person hinzugefügt",
  parameters: { spec: ["VS-226", "MSGS-118"] },
  render: invited("added"),
});
export const Invited = meta.story({
  name: "Einladung gesendet",
  parameters: { spec: ["VS-226", "MSGS-119"] },
  render: invited("sent"),
});

const small = { globals: { viewport: { value: "small", isRotated: false } } };
export const OnASmallPhone = LongNamesAndNoInitials.extend({ name: "Auf kleinem Handy", ...small });
export const InviteOnASmallPhone = InviteFailed.extend({ name: "Einladung, auf kleinem Handy", ...small });

const behaviour = ["behaviour", "!autodocs"];

export const ListsTheLeaderFirstAndMarksTheRoles = meta.story({
  tags: behaviour,
  args: { state: { ...byMember, group: { ...byMember.group, members: byMember.group.members.toReversed() } } },
  parameters: { spec: ["GRP-38", "GRP-39", "GRP-40", "GRP-41", "GRP-34", "GRP-35", "GRP-36", "GRP-37"] },
  play: async ({ canvas, canvasElement }) => {
    const seats = [...canvasElement.querySelectorAll<HTMLElement>("[data-seat]")];
    await expect(seats.map(({ dataset }) => dataset["seat"])).toEqual(["person", "self", "person", "free"]);
    const rows = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      `AO${nordwind.members[0]?.name}Gruppenleitung`,
      "JBJasper Bönninghausenseit 12.11.2026Das sind Sie",
      "MLMilica Lazarevićseit 15.11.2026",
      "Freier PlatzTeilen",
    ]);
    await expect(canvas.getByRole("heading", { name: "Nordwind" })).toBeVisible();
    await expect(canvas.getByText(nordwind.description)).toBeVisible();
    await expect(canvas.getByText(copyPart("groups.header.number", { number: "4821\u00a07306" }))).toBeVisible();
    await expect(canvas.getByText(copy("groups.header.count", { members: 3, max: 4 }))).toBeVisible();
  },
});

export const LeavesOutADescriptionThatIsMissing = NoDescription.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-37", "VS-214"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nordwind" }).nextElementSibling).toHaveTextContent(
      copyPart("groups.invite.number"),
    );
  },
});

export const OffersLeadersToRemoveOthersAndToDelete = meta.story({
  tags: behaviour,
  parameters: { spec: ["GRP-42", "GRP-54", "ROLE-10", "ROLE-11", "ROLE-12"] },
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getAllByRole("button", { name: copy("groups.members.toRemoveName", { name: anyWords }) });
    await expect(remove.map((button) => button.getAttribute("aria-label"))).toEqual([
      de("groups.members.toRemoveName", { name: "Jasper Bönninghausen" }),
      de("groups.members.toRemoveName", { name: "Milica Lazarević" }),
    ]);
    await userEvent.click(remove[0]!);
    await expect(args.onOpenRemoveDialog).toHaveBeenCalledWith(jasper);
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.toDelete") }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith("delete");
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.invite.toInvite") }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith("invite");
  },
});

export const OffersMembersOnlyToLeaveAndToShare = AsMember.extend({
  tags: behaviour,
  parameters: { spec: ["VS-213", "GRP-42", "GRP-53", "ROLE-14"] },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of [
      copy("groups.members.toRemoveName", { name: anyWords }),
      de("groups.toDelete"),
      de("groups.invite.toInvite"),
    ])
      await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.toLeave") }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith("leave");
    await expect(canvas.getByRole("button", { name: copy("groups.invite.toShare") })).toBeVisible();
  },
});

export const HandsOutTheNumber = LeaderAlone.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-43", "GRP-44", "GRP-45", "GRP-46", "GRP-47"] },
  play: async ({ canvas, userEvent, args }) => {
    const words = {
      title: de("groups.share.title", { name: "Nordwind" }),
      text: de("groups.share.text", { number: "4821\u00a07306" }),
    };
    await expect(canvas.getByText("4 8 2 1 7 3 0 6")).toBeInTheDocument();
    const seats = canvas.getAllByRole("button", { name: copy("groups.place.toShareName") });
    await expect(seats).toHaveLength(3);
    await userEvent.click(seats[1]!);
    await expect(args.onShare).toHaveBeenLastCalledWith(words, "place-2");
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.invite.toShare") }));
    await expect(args.onShare).toHaveBeenLastCalledWith(words, "share");
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.invite.toCopyName") }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
});

export const SaysThatItIsCopied = Copied.extend({
  tags: behaviour,
  parameters: { spec: ["VS-216", "MSGS-107"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: copy("groups.invite.copied") })).toBeVisible();
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      de("groups.invite.copied"),
    );
  },
});

export const SaysThatItIsNotCopied = CopyFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-216", "GRP-50", "MSGS-108"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copyPart("groups.invite.copyFailed"))).toBeVisible();
  },
});

export const SaysThatItIsNeitherSharedNorCopied = SaysThatItIsNotCopied.extend({
  tags: behaviour,
  args: { handover: { by: "share", result: "failed" } },
});

export const OffersNoInvitationIntoAFullGroup = FullAsLeader.extend({
  tags: behaviour,
  parameters: { spec: ["VS-212", "GRP-51", "GRP-88", "MSGS-105"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("groups.invite.full.title") })).toBeVisible();
    for (const key of ["invite.toShare", "invite.toInvite", "qr.toShow", "place.toShareName"] as const)
      await expect(canvas.queryByRole("button", { name: copy(`groups.${key}`) })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.invite.toCopyName") }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
});

export const ShowsTheLinkAsACode = QrShown.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("img", { name: copy("groups.qr.alt") })).toBeVisible();
    const toggle = canvas.getByRole("button", { name: copy("groups.qr.toHide") });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(toggle);
    await expect(args.onToggleQr).toHaveBeenCalledTimes(1);
  },
});

export const WarnsBeforeLeaving = Leaving.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-56", "MSGS-099", "VS-218"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.leave.title") }));
    await expect(dialog.getByText(copy("groups.leave.body"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.leave.confirm") }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.leave.keep") }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const OffersALeaderToDeleteInsteadOfLeaving = LeaderOfTwo.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-55", "D-40"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("groups.toLeave") }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith("delete");
  },
});

export const SaysWhyALeaderCannotLeave = Deleting.extend({
  tags: behaviour,
  parameters: { spec: ["GRP-55", "GRP-57", "MSGS-100", "D-40"] },
  play: async () => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.delete.title") }));
    await expect(dialog.getByText(copyPart("groups.ownerWarning"))).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy("groups.delete.confirm") })).toBeVisible();
    await expect(dialog.queryByRole("button", { name: copy("groups.leave.confirm") })).not.toBeInTheDocument();
  },
});

export const StaysOpenWhilePending = DeletingBusy.extend({
  tags: behaviour,
  parameters: { spec: ["VS-220"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.delete.title") }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.delete.keep") }));
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.delete.busy") }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const StaysOpenWhileLeaving = LeavingBusy.extend({
  tags: behaviour,
  parameters: { spec: ["VS-219"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.leave.title") }));
    await expect(dialog.getByRole("button", { name: copy("groups.leave.busy") })).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.leave.keep") }));
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.leave.busy") }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const CanBeLeftAfterAllWhenItFailed = LeavingFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-219"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.leave.title") }));
    await expect(dialog.getByText(copyPart("groups.leave.problems.failed"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.leave.confirm") }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const SaysInTheDialogWhyItWasNotDone = RemovingRefused.extend({
  tags: behaviour,
  parameters: { spec: ["VS-221", "GRP-59"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.remove.title") }));
    await expect(dialog.getByText(copy("groups.remove.body", { name: "Jasper Bönninghausen" }))).toBeVisible();
    await expect(dialog.getByText("Das kann nur die Gruppenleitung.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.remove.confirm") }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const SaysThatAnIdIsMissing = DeletingWithoutId.extend({
  tags: behaviour,
  parameters: { spec: ["VS-220", "MSGS-103"] },
  play: async () => {
    await expect(within(screen.getByRole("dialog")).getByText(copyPart("groups.delete.problems.noId"))).toBeVisible();
  },
});

export const SendsNothingWhileTheAddressIsMissing = InviteEmpty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-222", "GRP-87"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog", { name: copy("groups.mail.title") }));
    const send = dialog.getByRole("button", { name: copy("groups.mail.submit") });
    await expect(send).toHaveAccessibleDescription(copy("groups.mail.missing"));
    await userEvent.click(send);
    await userEvent.type(dialog.getByLabelText(copy("groups.mail.label")), "{Enter}");
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onEmailLeft).toHaveBeenCalled();
  },
});

export const SendsNothingWhileAProblemIsShown = InviteFormat.extend({
  tags: behaviour,
  parameters: { spec: ["VS-223", "GRP-87", "MSGS-110"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    const field = dialog.getByLabelText(copy("groups.mail.label"));
    await expect(field).toHaveAccessibleDescription(copyPart("groups.mail.problems.invalidEmailFormat"));
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.mail.submit") }));
    await userEvent.type(field, "{Enter}");
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.type(field, ".");
    await expect(args.onEmailChange).toHaveBeenLastCalledWith("milica@beispiel.");
  },
});

export const SendsTheSameAddressAgain = InviteFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-223", "MSGS-115"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByRole("button", { name: copy("groups.mail.submit") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(dialog.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onInvite).toHaveBeenCalledTimes(1);
  },
});

export const SendsNothingTwice = InviteChecking.extend({
  tags: behaviour,
  parameters: { spec: ["VS-224", "GRP-87"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy("groups.mail.checking") }));
    await userEvent.type(dialog.getByLabelText(copy("groups.mail.label")), "x{Enter}");
    await userEvent.keyboard("{Escape}");
    for (const spy of [args.onInvite, args.onEmailChange, args.onClose]) await expect(spy).not.toHaveBeenCalled();
  },
});

export const ReturnsToWhatOpenedTheDialog = meta.story({
  tags: behaviour,
  parameters: { spec: ["GRP-60"] },
  render: function Opened(args) {
    const [dialog, setDialog] = useState<GroupScreenProps["dialog"]>(null);
    return (
      <GroupScreen
        {...args}
        dialog={dialog}
        onOpenDialog={() => setDialog(invitation)}
        onClose={() => setDialog(null)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: copy("groups.invite.toInvite") });
    await userEvent.click(opener);
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});

export const MovesTheFocusWhenAMemberIsRemoved = meta.story({
  tags: behaviour,
  parameters: { spec: ["VS-217"] },
  render: function Removed(args) {
    const [count, setCount] = useState(3);
    return (
      <GroupScreen
        {...args}
        state={shown(withMembers(nordwind, count))}
        onOpenRemoveDialog={() => setCount(count - 1)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: copy("groups.members.toRemoveName", { name: "Milica Lazarević" }) }),
    );
    await expect(canvas.getByRole("heading", { name: copy("groups.members.title") })).toHaveFocus();
  },
});

export const OnADesktopTheInvitationIsBesideTheMembers = AtADesk.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const members = canvas.getByRole("list", { name: copy("groups.members.title") }).getBoundingClientRect();
    const card = canvas.getByRole("region", { name: copy("groups.invite.title") }).getBoundingClientRect();
    await expect(card.left).toBeGreaterThan(members.right);
    await expect(card.top).toBeLessThan(members.top);
  },
});
