import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NoticeList } from "#src/primitives/NoticeList.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { copyPart, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/**
 * The primary action within thumb reach. Screens fill its four slots: the problem that blocked the last submit, the
 * summary of what is chosen or missing, the primary button, and one quiet button. Belongs in AppShell or AuthCard.
 */
const meta = preview.meta({
  component: Dock,
  args: { primary: <Button>Angaben speichern</Button> },
  parameters: { layout: "fullscreen" },
  // Below content it is drawn up by as much as the content's lower margin is wider than its own.
  decorators: [
    (Story) => (
      <div className="pt-5">
        <Story />
      </div>
    ),
  ],
});

export const OneButton = meta.story({ name: "Eine Schaltfläche" });
export const WithReason = meta.story({
  name: "Mit Begründung, Schaltfläche gesperrt",
  args: {
    summary: <Reason>Bitte lesen Sie bis zum Ende.</Reason>,
    primary: <Button isDisabled>Regeln annehmen</Button>,
  },
});
export const AllPlaces = meta.story({
  name: "Mit Problem, Begründung und zweitem Weg",
  args: {
    problem: de("availability.problems.saveFailed"),
    summary: <Reason>{de("availability.hints.most", { max: 5 })}</Reason>,
    primary: <Button>{de("availability.submit", { count: 5 })}</Button>,
    quiet: <Button variant="quiet">Änderungen löschen</Button>,
  },
});
export const Counterexample = AllPlaces.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  args: {
    quiet: (
      <>
        <Button variant="secondary">Später entscheiden</Button>
        <Button variant="secondary">Im Kalender speichern</Button>
        <Button variant="quiet">Änderungen löschen</Button>
      </>
    ),
  },
});
export const TwoWaysOn = meta.story({
  name: "Zweite Schaltfläche mit Rahmen",
  args: {
    primary: <Button>{de("idCheck.review.use")}</Button>,
    quiet: <Button variant="secondary">{de("idCheck.review.retake")}</Button>,
  },
});
export const AllPlacesOnASmallPhone = AllPlaces.extend({
  name: "Problem statt Grund, auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const AllPlacesOnADesktop = AllPlaces.extend({
  name: "Alle Teile, am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

const boxes = (canvas: { getByText: (text: string | RegExp) => HTMLElement }) =>
  [
    /nicht gespeichert/,
    copyPart("availability.hints.most", { max: 5 }),
    de("availability.submit", { count: 5 }),
    "Änderungen löschen",
  ].map((text) => (canvas.getByText(text).closest("button, p") ?? canvas.getByText(text)).getBoundingClientRect());

export const StacksInOneWidth = AllPlaces.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const [problem, summary, primary, quiet] = boxes(canvas);
    await expect(problem!.bottom).toBeLessThanOrEqual(summary!.top);
    await expect(summary!.bottom).toBeLessThanOrEqual(primary!.top);
    await expect(primary!.bottom).toBeLessThanOrEqual(quiet!.top);
    await expect(primary!.width).toBe(innerWidth - 32);
    await expect([quiet!.left, quiet!.width]).toEqual([primary!.left, primary!.width]);
  },
});

export const IsOneRowOnANarrowPhoneIfBothLabelsFit = AllPlacesOnASmallPhone.extend({
  tags: ["behaviour", "!autodocs"],
  args: { primary: <Button>Bewerben (3)</Button>, quiet: <Button variant="secondary">Zurückziehen (1)</Button> },
  play: async ({ canvas }) => {
    const [primary, quiet] = [/^Bewerben/, /^Zurück/].map((name) =>
      canvas.getByRole("button", { name }).getBoundingClientRect(),
    );
    await expect(primary!.right).toBeLessThanOrEqual(quiet!.left);
    await expect([primary!.top, primary!.bottom]).toEqual([quiet!.top, quiet!.bottom]);
  },
});

/** The second button comes with the end of the page, or with the focus. */
export const CoversAtMostAQuarterOfTheWindow = AllPlacesOnASmallPhone.extend({
  tags: ["behaviour", "!autodocs"],
  render: (args) => (
    <div className="flex flex-col">
      <p className="h-svh">Termine</p>
      <p className="h-svh">Weitere Termine</p>
      <Dock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const second = canvas.getByRole("button", { name: "Änderungen löschen" });
    const { top, bottom } = canvas
      .getByRole("button", { name: de("availability.submit", { count: 5 }) })
      .getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight * 0.75);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight);
    second.focus({ focusVisible: true });
    await expect(second.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    second.blur();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(second.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
});

/** A text belongs to one of two buttons: beside them it would follow the wrong one. */
export const OnADesktopATextIsAboveTwoButtons = AllPlacesOnADesktop.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const [problem, summary, primary, quiet] = boxes(canvas);
    await expect(summary!.bottom).toBeLessThanOrEqual(primary!.top);
    await expect([problem!.left, summary!.left]).toEqual([primary!.left, primary!.left]);
    await expect(primary!.right).toBeLessThanOrEqual(quiet!.left);
    await expect([primary!.top, primary!.bottom]).toEqual([quiet!.top, quiet!.bottom]);
  },
});
export const OnADesktopATextIsBesideOneButton = AllPlacesOnADesktop.extend({
  tags: ["behaviour", "!autodocs"],
  args: { quiet: undefined },
  play: async ({ canvas }) => {
    const summary = canvas.getByText(copyPart("availability.hints.most", { max: 5 })).getBoundingClientRect();
    const primary = canvas.getByRole("button").getBoundingClientRect();
    await expect(primary.right).toBeLessThanOrEqual(summary.left);
    await expect(summary.bottom).toBeLessThanOrEqual(primary.bottom);
  },
});

/** Notices move down into the free space. */
export const FreesItsSpaceWhenRemoved = OneButton.extend({
  tags: ["behaviour", "!autodocs"],
  render: function Gone() {
    const [isGone, setGone] = useState(false);
    return isGone ? <p>Gespeichert</p> : <Dock primary={<Button onClick={() => setGone(true)}>Speichern</Button>} />;
  },
  play: async ({ canvas, userEvent }) => {
    const height = () => document.documentElement.style.getPropertyValue("--dock");
    await waitFor(() => expect(height()).toMatch(/^[1-9]/));
    await userEvent.click(canvas.getByRole("button"));
    await expect(height()).toBe("");
  },
});

/** A notice covers no part of the dock, and the focused element is not behind it (WCAG 2.4.11), at any height. */
export const IsNeverCoveredAndCoversNoFocus = AllPlacesOnASmallPhone.extend({
  tags: ["behaviour", "!autodocs"],
  render: (args) => (
    <div className="flex flex-col">
      {Array.from({ length: 30 }, (_, at) => (
        <Button key={at}>Termin {at + 1}</Button>
      ))}
      <Dock {...args} />
      <NoticeList
        notices={[{ id: "1", tone: "success", title: "Gespeichert", duration: Number.POSITIVE_INFINITY }]}
        onClose={fn()}
        closeLabel="Schließen"
        regionLabel="Hinweise"
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const dock = canvas.getByRole("button", { name: de("availability.submit", { count: 5 }) }).closest("[data-dock]")!;
    const notice = canvas.getByText("Gespeichert").closest("[data-tone]")!;
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top),
    );
    canvas.getByRole("button", { name: "Termin 5" }).focus();
    for (let stop = 0; stop < 9; stop += 1) {
      await userEvent.tab();
      await waitFor(() =>
        expect(document.activeElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          dock.getBoundingClientRect().top,
        ),
      );
    }
    // Elsewhere the dock covers a part of a button.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
});
