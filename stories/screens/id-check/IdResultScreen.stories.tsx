import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { IdResultScreen } from "#src/screens/id-check/IdResultScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { idCardPhoto } from "#src/people/idCard.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

const document = {
  photo: idCardPhoto(),
  isVerified: true,
  uploadDate: "2026-11-20T08:42:00.000Z",
  replacementsRemaining: 2,
};
const sent = { ...document, isVerified: false };

/**
 * The photo is sent or confirmed: the current photo, replacing and deleting it, and the link back. Comes from the
 * camera, from my profile or by a link.
 */
const meta = preview.meta({
  component: IdResultScreen,
  args: {
    frame,
    document,
    isReplaced: false,
    continueTo: "toOverview",
    deletion: null,
    onContinue: fn(),
    onReplace: fn(),
    onDelete: fn(),
    onConfirmDelete: fn(),
    onCancel: fn(),
    onToTerms: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "idCheck.result.shown" },
});

export const TwoLeft = meta.story({
  name: "Noch 2 Ersatzfotos möglich",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-108", "IDC-24", "IDC-25", "IDC-26", "IDC-27"],
  },
});
export const Sent = meta.story({
  name: "Gesendet, noch nicht geprüft",
  args: { document: sent },
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VS-108"] },
});
export const OneLeft = meta.story({
  name: "Noch 1 Ersatzfoto möglich",
  args: { document: { ...document, replacementsRemaining: 1 } },
  parameters: { spec: ["VS-108"] },
});
export const NoneLeft = meta.story({
  name: "Ersatzfotos verbraucht",
  args: { document: { ...document, replacementsRemaining: 0 } },
  parameters: { spec: ["VS-109", "IDC-28"] },
});
export const JustReplaced = meta.story({
  name: "Ausweisfoto gerade ersetzt",
  args: { isReplaced: true, document: { ...sent, replacementsRemaining: 1 } },
  parameters: { spec: ["VS-110", "IDC-30", "MSGS-033"], state: "idCheck.result.replaced" },
});
export const FromTheContract = meta.story({
  name: "Vom Vertrag gekommen",
  args: { continueTo: "toContract" },
  parameters: { spec: ["VS-111"] },
});
export const FromTheOverview = meta.story({ name: "Von der Übersicht gekommen", parameters: { spec: ["VS-111"] } });
export const FromMyProfile = meta.story({
  name: "Von „Ihr Profil“ gekommen",
  args: { continueTo: "toMyProfile" },
  parameters: { spec: ["VS-111"] },
});
export const FromTheStart = meta.story({ name: "Von der Startseite gekommen", args: { continueTo: "toStart" } });
export const FromElsewhere = meta.story({ name: "Von anderswo gekommen", args: { continueTo: "toSource" } });
export const AfterAReload = meta.story({
  name: "Nach dem Neuladen, ohne Foto",
  args: { document: { ...sent, photo: null } },
});
export const KnownToTheProviderOnly = meta.story({
  name: "Ausweisfoto nur beim Anbieter",
  args: { document: { ...document, photo: null, uploadDate: null } },
  parameters: { spec: ["D-100"] },
});
export const NoDocument = meta.story({
  name: "Noch kein Ausweisfoto",
  args: { document: null },
  parameters: { spec: ["VS-112"], state: "idCheck.result.none" },
});
export const AskingBeforeDeleting = meta.story({
  name: "Rückfrage vor dem Löschen",
  args: { deletion: "asking" },
  parameters: { spec: ["VS-113", "D-18"], state: "idCheck.result.asking" },
});
export const Deleting = meta.story({
  name: "Ausweisfoto wird gelöscht",
  args: { deletion: "deleting" },
  parameters: { spec: ["VS-113"], state: "idCheck.result.deleting" },
});
export const DeletingFailed = meta.story({
  name: "Ausweisfoto nicht gelöscht",
  args: { deletion: "failed" },
  parameters: { spec: ["VS-113"], state: "idCheck.result.asking" },
});
export const OnASmallPhone = NoneLeft.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const AskingOnASmallPhone = DeletingFailed.extend({
  name: "Rückfrage, auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const ShowsTheDocumentAndLeadsOn = meta.story({
  tags: behaviour,
  parameters: { spec: ["VS-108", "IDC-24", "IDC-26"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("img", { name: copy("idCheck.result.photoAlt") })).toBeVisible();
    await expect(canvas.getByText(copy("idCheck.result.verified"))).toBeVisible();
    await expect(
      canvas.getByText(copyPart("idCheck.result.uploaded", { date: "20.11.2026", time: "09:42" })),
    ).toBeVisible();
    await expect(canvas.getByText(copyPart("idCheck.result.left", { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.result.replace") }));
    await expect(args.onReplace).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.result.continue.toOverview") }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
});

export const SaysThatThePhotoIsNotReviewedYet = Sent.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("idCheck.result.sent"))).toBeVisible();
    await expect(canvas.getByText(copy("idCheck.result.checking"))).toBeVisible();
    await expect(canvas.queryByText(copy("idCheck.result.verified"))).toBeNull();
  },
});

export const ReplacesNoMoreThanTwice = NoneLeft.extend({
  tags: behaviour,
  parameters: { spec: ["VS-109", "IDC-28"] },
  play: async ({ canvas, userEvent, args }) => {
    const replace = canvas.getByRole("button", { name: copy("idCheck.result.replace") });
    await expect(replace).toHaveAttribute("aria-disabled", "true");
    await expect(replace).toHaveAccessibleDescription(copy("idCheck.result.missing"));
    await userEvent.click(replace);
    await expect(args.onReplace).not.toHaveBeenCalled();
  },
});

export const SaysThatThePhotoIsReplaced = JustReplaced.extend({
  tags: behaviour,
  parameters: { spec: ["VS-110", "MSGS-033"] },
  play: async ({ canvas }) => {
    const statuses = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(statuses).toContain("Ausweisfoto wurde ersetztDas Team prüft das neue Foto.");
  },
});

export const AsksBeforeItDeletes = meta.story({
  tags: behaviour,
  parameters: { spec: ["VS-113", "IDC-27", "D-18"] },
  render: function Asked(args) {
    const [deletion, setDeletion] = useState<"asking" | "deleting" | null>(null);
    return (
      <IdResultScreen
        {...args}
        deletion={deletion}
        onDelete={() => setDeletion("asking")}
        onCancel={() => setDeletion(null)}
        onConfirmDelete={() => {
          args.onConfirmDelete();
          setDeletion("deleting");
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: copy("idCheck.result.delete") });
    await userEvent.click(opener);
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: copy("idCheck.delete.keep") }));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(opener);
    const dialog = within(screen.getByRole("dialog", { name: copy("idCheck.delete.title") }));
    await expect(dialog.getByText(copyPart("idCheck.delete.body"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("idCheck.result.delete") }));
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("button", { name: copy("idCheck.delete.deleting") })).toBeVisible();
    await expect(args.onConfirmDelete).toHaveBeenCalledTimes(1);
  },
});

export const SaysInTheDialogThatNothingWasDeleted = DeletingFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-113"] },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByText(copyPart("idCheck.delete.problems.failed"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy("idCheck.result.delete") }));
    await expect(args.onConfirmDelete).toHaveBeenCalledTimes(1);
  },
});

export const LeadsFromNothingToTheData = NoDocument.extend({
  tags: behaviour,
  parameters: { spec: ["VS-112"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("idCheck.result.empty.title") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.result.empty.toTerms") }));
    await expect(args.onToTerms).toHaveBeenCalledTimes(1);
  },
});
