import { useLayoutEffect, useState, type ComponentType, type ReactNode } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { CONDUCT_AGREEMENTS, CONDUCT_SECTIONS } from "#src/model/lists.ts";
import { CodeOfConductScreen, type CodeOfConductScreenProps } from "#src/screens/conduct/CodeOfConductScreen.tsx";
import { copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { frameAt, plainFrame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("profile");

const atTop = { current: 0, read: 0 };
const atEnd = { current: 11, read: CONDUCT_SECTIONS.length };
const open = { kind: "open", reading: atTop, ticked: [], status: "deciding" } as const;
const ready = { ...open, reading: atEnd, ticked: CONDUCT_AGREEMENTS };

/**
 * The code of conduct. Comes from the profile overview, the introduction or the first steps; leads back there after the
 * answer. The text of the twelve sections is ours until the operator of the airport provides another.
 */
const meta = preview.meta({
  component: CodeOfConductScreen,
  args: {
    frame,
    state: open,
    onRetry: fn(),
    onRead: fn(),
    onTick: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onDeclineConfirmed: fn(),
    onDeclineLeft: fn(),
  },
  parameters: { layout: "fullscreen" },
});

export const NothingTicked = meta.story({
  name: "Am Anfang, kein Häkchen",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-115", "COC-03", "COC-09", "FMTS-09", "FMTS-10"],
  },
});
export const HalfRead = meta.story({
  name: "Halb gelesen",
  args: { state: { ...open, reading: { current: 4, read: 6 } } },
  parameters: { spec: ["VS-116"] },
  decorators: [scrolledTo("#section-alcoholAndDrugs")],
});
export const AtADesk = meta.story({
  name: "Am Rechner, Inhalt daneben",
  args: { state: { ...open, reading: { current: 4, read: 6 } } },
  globals: { viewport: { value: "desktop", isRotated: false } },
  decorators: [scrolledTo("#section-alcoholAndDrugs")],
  play: async ({ canvas }) => {
    const here = canvas.getByRole("link", { name: "5 Alkohol und Drogen" });
    await expect(here).toHaveAttribute("aria-current");
    await expect(here.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
    const sign = canvas.getByRole("banner").getBoundingClientRect();
    const contents = canvas.getByRole("navigation", { name: copy("conduct.contents.title") }).getBoundingClientRect();
    await expect(contents.top).toBeGreaterThanOrEqual(sign.bottom);
    await expect(contents.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const AtTheEndNothingTicked = meta.story({
  name: "Zu Ende gelesen, kein Häkchen",
  args: { state: { ...open, reading: atEnd } },
  decorators: [scrolledTo("#agreements")],
  parameters: { spec: ["VS-117", "COC-06"] },
});
export const AtTheEndThreeTicked = meta.story({
  name: "Zu Ende gelesen, 3 von 5 Häkchen",
  args: { state: { ...open, reading: atEnd, ticked: ["conduct", "safety", "uniform"] } },
  decorators: [scrolledTo("#agreements")],
  parameters: { spec: ["VS-117"] },
});
export const AllTickedNotAtTheEnd = meta.story({
  name: "Alle Häkchen, nicht zu Ende gelesen",
  args: { state: { ...open, reading: { current: 8, read: 9 }, ticked: CONDUCT_AGREEMENTS } },
  parameters: { spec: ["VS-118", "COC-04"] },
});
export const Ready = meta.story({
  name: "Bereit zum Annehmen",
  args: { state: ready },
  decorators: [scrolledTo("#agreements")],
  parameters: { spec: ["VS-119", "COC-07"] },
});
export const TextFitsTheWindow = meta.story({
  name: "Text passt ganz ins Fenster",
  args: { state: { ...open, reading: { current: 0, read: CONDUCT_SECTIONS.length } } },
  parameters: { spec: ["VS-120"] },
});
export const Accepting = meta.story({
  name: "Annahme wird gespeichert",
  args: { state: { ...ready, status: "accepting" } },
  parameters: { spec: ["VS-121"] },
});
export const Declining = meta.story({
  name: "Ablehnung wird gespeichert",
  args: { state: { ...open, status: "declining" } },
  parameters: { spec: ["VS-121", "VS-125"] },
});
export const JustAccepted = meta.story({
  name: "Annahme gespeichert, geht weiter",
  args: { state: { ...ready, status: "accepted" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: copy("conduct.answer.accepted") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});
export const AcceptFailed = meta.story({
  name: "Annahme nicht gespeichert",
  args: { state: { ...ready, status: "acceptFailed" } },
  parameters: { spec: ["VS-122", "COC-16", "MSGS-036"] },
  render: (args) => (
    <WithNotice tone="error" text="conduct.failed">
      <CodeOfConductScreen {...args} />
    </WithNotice>
  ),
});
export const AskingBeforeDeclining = meta.story({
  name: "Rückfrage vor dem Ablehnen",
  args: { state: { ...open, status: "askingToDecline" } },
  parameters: { visual: { modes: ["small", "desktop", "dark"] }, spec: ["VS-125"] },
});
export const DeclineFailed = meta.story({
  name: "Ablehnung nicht gespeichert",
  args: { state: { ...open, status: "declineFailed" } },
  parameters: { spec: ["VS-122", "VS-125"] },
});
export const Accepted = meta.story({
  name: "Regeln angenommen",
  args: { state: { kind: "answered", answer: "accepted", answeredOn: "2026-11-20" } },
  parameters: { visual: { modes: ["small", "dark"] }, spec: ["VS-123", "COC-02"] },
});
export const AcceptedOnAnUnknownDay = meta.story({
  name: "Angenommen, Datum nicht bekannt",
  args: { state: { kind: "answered", answer: "accepted", answeredOn: null } },
});
export const Declined = meta.story({
  name: "Regeln abgelehnt",
  args: { state: { kind: "answered", answer: "declined", answeredOn: null } },
  parameters: { spec: ["VS-123"] },
});
/** The provider's answer is neither a known yes nor a known no. */
export const AnsweredSomehow = meta.story({
  name: "Beantwortet, Antwort nicht bekannt",
  args: { state: { kind: "answered", answer: "answered", answeredOn: null } },
  parameters: { spec: ["COC-02"] },
});
export const AmongTheFirstSteps = meta.story({
  name: "In den ersten Schritten",
  args: { frame: plainFrame, firstSteps: { onSkip: fn(), onNext: fn() } },
  parameters: { spec: ["VS-124"] },
});
export const ReadyAmongTheFirstSteps = AmongTheFirstSteps.extend({
  name: "Erste Schritte, bereit zum Annehmen",
  args: { state: ready },
});
export const AskingAmongTheFirstSteps = AmongTheFirstSteps.extend({
  name: "Erste Schritte, Rückfrage vor Ablehnen",
  args: { state: { ...open, status: "askingToDecline" } },
});
export const AcceptedAmongTheFirstSteps = AmongTheFirstSteps.extend({
  name: "Erste Schritte, Regeln angenommen",
  args: { state: { kind: "answered", answer: "accepted", answeredOn: "2026-11-20" } },
  parameters: { spec: ["VS-124"] },
});
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-114"] },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-114"] },
});
export const Retrying = Failed.extend({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const OnASmallPhone = HalfRead.extend({
  name: "Auf kleinem Handy",
  args: { state: { ...open, reading: { current: 4, read: 5 } } },
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const live = (args: CodeOfConductScreenProps) => <Live {...args} />;
const accept = { name: copy("conduct.dock.submit") };

/** P30 */
export const OpensOnlyAfterTheEndAndFiveTicks = meta.story({
  tags: behaviour,
  render: live,
  parameters: { spec: ["COC-04", "COC-06", "COC-07", "VS-117", "VS-119"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole("button", accept);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(copy("conduct.dock.missingBoth", { ticks: 5 }));
    await userEvent.click(button);
    await expect(args.onAccept).not.toHaveBeenCalled();
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(button).toHaveAccessibleDescription(copy("conduct.dock.missingTicks", { ticks: 5 })));
    await expect(canvas.getByText(copy("conduct.share", { percent: 100 }))).toBeVisible();
    const boxes = canvas.getAllByRole("checkbox");
    for (const box of boxes.slice(1, 4)) await userEvent.click(box);
    await expect(button).toHaveAccessibleDescription(copy("conduct.dock.missingTicks", { ticks: 2 }));
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(boxes[4]!);
    await expect(button).toHaveAccessibleDescription(copy("conduct.dock.missingTicks", { ticks: 1 }));
    await userEvent.click(button);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("checkbox", { name: copyPart("conduct.agreements.conduct.text") }));
    await expect(button).not.toHaveAttribute("aria-disabled");
    scrollTo(0, 0);
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(copyPart("conduct.section", { strong: String, section: 1, total: 12 })),
    );
    await userEvent.click(button);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** P30: how far the text was read counts, not the current scroll position. */
export const KeepsSayingToReadToTheEnd = meta.story({
  tags: behaviour,
  render: live,
  parameters: { spec: ["VS-116", "VS-118"] },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", accept);
    canvas.getByRole("heading", { name: copyPart("conductText.alcoholAndDrugs.title") }).scrollIntoView();
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(copyPart("conduct.section", { strong: String, section: 5, total: 12 })),
    );
    await expect(button).toHaveAccessibleDescription(copy("conduct.dock.missingBoth", { ticks: 5 }));
    for (const box of canvas.getAllByRole("checkbox")) await fireEvent.click(box);
    await expect(button).toHaveAccessibleDescription(copy("conduct.dock.missingEnd"));
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

/** P30: the focused element scrolls into view, and with it the end of the text above. */
export const IsReadByKeyboardAlone = meta.story({
  tags: behaviour,
  render: live,
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole("checkbox")) {
      while (document.activeElement !== box) await userEvent.tab();
      await userEvent.keyboard(" ");
    }
    const button = canvas.getByRole("button", accept);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    while (document.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** As with Tab, which moves from the contents to the boxes below the text. */
export const BelowTheTextItsLastSectionIsCurrent = meta.story({
  tags: behaviour,
  render: live,
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole("checkbox").at(-1)?.focus();
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(copyPart("conduct.section", { strong: String, section: 12, total: 12 })),
    );
  },
});

/** P30: the whole text is visible from the start. */
export const WhatFitsTheWindowIsRead = meta.story({
  tags: behaviour,
  render: live,
  parameters: { spec: ["VS-120"] },
  beforeEach: () => fontSize("4%"),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy("conduct.share", { percent: 100 }))).toBeInTheDocument());
    await expect(document.documentElement.scrollTop).toBe(0);
    document.documentElement.style.removeProperty("font-size");
  },
});

/** P30: with larger text, and 10 px short of the end. */
export const TheEndHasTenPixelsOfTolerance = meta.story({
  tags: behaviour,
  render: live,
  parameters: { spec: ["COC-05"] },
  beforeEach: () => fontSize("200%"),
  play: async ({ canvas }) => {
    const last = [...document.querySelectorAll("[data-end]")].at(-1)!;
    scrollBy(0, last.getBoundingClientRect().bottom - innerHeight - 12);
    await waitFor(() => expect(canvas.getByText(copy("conduct.share", { percent: 92 }))).toBeInTheDocument());
    scrollBy(0, 3);
    await waitFor(() => expect(canvas.getByText(copy("conduct.share", { percent: 100 }))).toBeInTheDocument());
  },
});

/** P30: engines that scroll by whole pixels may stop up to one pixel before the ten. */
export const AcceptsAFractionOfAPixel = meta.story({
  tags: behaviour,
  render: live,
  parameters: { spec: ["COC-05"] },
  beforeEach: () => fontSize("200%"),
  play: async ({ canvas }) => {
    const missing = () =>
      [...document.querySelectorAll("[data-end]")].at(-1)!.getBoundingClientRect().bottom - innerHeight;
    document.body.style.paddingTop = `${1.5 - (missing() % 1)}px`;
    scrollBy(0, missing() - 12.5);
    await waitFor(() => expect(canvas.getByText(copy("conduct.share", { percent: 92 }))).toBeInTheDocument());
    scrollBy(0, 2);
    await expect(missing()).toBeCloseTo(10.5, 1);
    await waitFor(() => expect(canvas.getByText(copy("conduct.share", { percent: 100 }))).toBeInTheDocument());
    document.body.style.removeProperty("padding-top");
  },
});

export const JumpsToASection = meta.story({
  tags: behaviour,
  render: live,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const address = location.href;
    await expect(
      canvas.queryByRole("link", { name: inOrder("11", de("conductText.dataPrivacy.title")) }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copyPart("conduct.contents.title") }));
    await userEvent.click(canvas.getByRole("link", { name: inOrder("11", de("conductText.dataPrivacy.title")) }));
    const heading = canvas.getByRole("heading", { name: copyPart("conductText.dataPrivacy.title") });
    await expect(heading).toHaveFocus();
    const bar = canvas.getByRole("banner").getBoundingClientRect();
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(copyPart("conduct.section", { strong: String, section: 11, total: 12 })),
    );
    await expect(location.href).toBe(address);
  },
});

export const DeclinesWithoutReading = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["COC-08"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("conduct.dock.toDecline") }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onDeclineConfirmed).not.toHaveBeenCalled();
  },
});

export const AsksBeforeItDeclines = AskingBeforeDeclining.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: copy("conduct.decline.title") });
    await expect(dialog).toHaveAccessibleDescription(copyPart("conduct.decline.body"));
    await userEvent.click(screen.getByRole("button", { name: copy("conduct.decline.close") }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onDeclineLeft).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole("button", { name: copy("conduct.dock.toDecline") }));
    await expect(args.onDeclineConfirmed).toHaveBeenCalledOnce();
  },
});

export const StaysWhileItDeclines = Declining.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: copy("conduct.decline.close") }));
    await userEvent.click(screen.getByRole("button", { name: copy("conduct.dock.saving") }));
    await expect(args.onDeclineLeft).not.toHaveBeenCalled();
    await expect(args.onDeclineConfirmed).not.toHaveBeenCalled();
  },
});

export const KeepsTheTicksWhileItAccepts = Accepting.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: copy("conduct.dock.toDecline") }));
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("conduct.dock.saving") }));
    await expect(args.onTick).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const TheAnswerStays = Accepted.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["COC-02"] },
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole("checkbox")) {
      await expect(box).toBeChecked();
      await userEvent.click(box);
    }
    await expect(args.onTick).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("button", accept)).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: copy("conduct.dock.toDecline") })).not.toBeInTheDocument();
    await expect(canvas.getByText(copy("conduct.answeredOn", { date: "20. November 2026" }))).toBeVisible();
  },
});

export const GoesOnAmongTheFirstSteps = AcceptedAmongTheFirstSteps.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("conduct.dock.toNext") }));
    await expect(args.firstSteps?.onNext).toHaveBeenCalledOnce();
  },
});

export const LoadsAgain = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A stateful wrapper: stores how far was read and which boxes are ticked. */
function Live(args: CodeOfConductScreenProps) {
  const [reading, setReading] = useState(atTop);
  const [ticked, setTicked] = useState<readonly (typeof CONDUCT_AGREEMENTS)[number][]>([]);
  return (
    <CodeOfConductScreen
      {...args}
      state={{ ...open, reading, ticked }}
      onRead={setReading}
      onTick={(agreement, isTicked) =>
        setTicked((before) => (isTicked ? [...before, agreement] : before.filter((entry) => entry !== agreement)))
      }
    />
  );
}

/** Begins where the state is to be seen. */
function scrolledTo(target: string) {
  return (Story: ComponentType) => (
    <ScrolledTo target={target}>
      <Story />
    </ScrolledTo>
  );
}

function ScrolledTo({ target, children }: { target: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.querySelector(target)?.scrollIntoView();
    return () => scrollTo(0, 0);
  }, [target]);
  return children;
}

function fontSize(size: string) {
  document.documentElement.style.fontSize = size;
  return () => document.documentElement.style.removeProperty("font-size");
}
