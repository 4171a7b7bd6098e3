import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { CANCELLATION_REASONS } from "#src/model/day/cancellation.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog, type DialogProps } from "#src/primitives/Dialog.tsx";
import { NoticeList } from "#src/primitives/NoticeList.tsx";
import { RadioList } from "#src/primitives/RadioList.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const footerOf = (onCancel: () => void) => (
  <>
    <Button variant="confirmDanger" width="always">
      Absage bestätigen
    </Button>
    <Button variant="quiet" width="always" onClick={onCancel}>
      Termin behalten
    </Button>
  </>
);

/**
 * A question that must be answered first. The foot has the confirm button, then the cancel button, which names what is
 * not changed. What can wait is a banner, what just happened a notice, several steps a page.
 */
const meta = preview.meta({
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Termin absagen",
    description: "Mo., 23.11.2026, 08:00⁠–⁠13:30 Uhr. Möchten Sie diesen Termin absagen?",
    about: null,
    footer: footerOf(fn()),
  },
  parameters: { layout: "fullscreen" },
});

export const Question = meta.story({ name: "Rückfrage", parameters: { spec: ["VS-009"] } });
export const Busy = meta.story({
  name: "Rückfrage, Absage läuft",
  args: {
    isPending: true,
    footer: (
      <>
        <Button variant="confirmDanger" width="always" isPending>
          Wird abgesagt …
        </Button>
        <Button variant="quiet" width="always" isDisabled>
          Termin behalten
        </Button>
      </>
    ),
  },
  parameters: { spec: ["VS-010"] },
});
export const Failed = meta.story({
  name: "Rückfrage, hat nicht geklappt",
  args: {
    children: <FieldError>Der Termin konnte nicht abgesagt werden. Bitte versuchen Sie es noch einmal.</FieldError>,
  },
  parameters: { spec: ["VS-011"] },
});
export const Wide = meta.story({
  name: "Am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

export const LongContent = meta.story({
  name: "Langer Inhalt, auf kleinem Handy",
  args: {
    description: "Mo., 23.11.2026, 08:00⁠–⁠13:30 Uhr. Bitte wählen Sie den Grund.",
    children: (
      <RadioList
        legend={de("cancellation.label")}
        legendHidden
        value="transportation"
        onValueChange={fn()}
        options={CANCELLATION_REASONS.map((value) => ({ value, label: de(`cancellation.reasons.${value}`) }))}
      />
    ),
  },
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const Counterexample = meta.story({
  name: "So nicht",
  tags: behaviour,
  args: {
    footer: (
      <>
        <Button variant="confirmDanger" width="always">
          Ja
        </Button>
        <Button variant="quiet" width="always">
          Abbrechen
        </Button>
      </>
    ),
  },
});

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="p-page">
      <Button onClick={() => setOpen(true)}>Termin absagen …</Button>
      <Dialog
        {...props}
        open={isOpen}
        footer={footerOf(() => setOpen(false))}
        onOpenChange={(open) => {
          props.onOpenChange(open);
          setOpen(open);
        }}
      />
    </div>
  );
}

const [onNoticeClosed, onBehind] = [fn(), fn()];

const opened = (args: DialogProps) => <Opened {...args} />;

/** A4 */
export const TakesTheFocusAndGivesItBack = meta.story({
  tags: behaviour,
  render: opened,
  parameters: { spec: ["VS-009", "NAV-69"] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Termin absagen …" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Termin absagen" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/Möchten Sie/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** What leaves is a copy: nothing can find or press it. On a phone the sheet goes down and is never see-through. */
export const FadesOut = meta.story({
  tags: behaviour,
  render: opened,
  play: async ({ canvas, userEvent }) => {
    const copies = () => [...document.querySelectorAll("body > [inert][aria-hidden=true]")];
    const close = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Termin absagen …" }));
      await screen.findByRole("dialog");
      screen.getByRole("button", { name: "Termin behalten" }).click();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    await close();
    await expect(copies()).toEqual([]);
    document.documentElement.style.setProperty("--m-fast", "60s linear");
    await close();
    await waitFor(() => expect(copies()).not.toEqual([]));
    const [copy] = copies();
    await expect(copy).toHaveTextContent("Termin behalten");
    await expect(copy?.querySelectorAll("[id]")).toHaveLength(0);
    const moving = [...(copy?.querySelectorAll("*") ?? [])]
      .map((part) => getComputedStyle(part).transitionProperty)
      .filter((property) => property !== "none");
    await expect(moving).toEqual(["opacity", "translate"]);
    await expect(copy && getComputedStyle(copy).opacity).toBe("1");
    copy?.getAnimations({ subtree: true }).forEach((leaving) => leaving.finish());
    await waitFor(() => expect(copies()).toEqual([]));
    document.documentElement.style.removeProperty("--m-fast");
  },
});

/** As in Safari, where a click does not focus a button. */
export const GivesTheFocusBackToAButtonThatNeverHadIt = meta.story({
  tags: behaviour,
  render: opened,
  parameters: { spec: ["VS-009", "NAV-69"] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Termin absagen …" });
    opener.addEventListener("mousedown", (event) => event.preventDefault());
    await userEvent.click(opener);
    await expect(opener).not.toHaveFocus();
    const dialog = await screen.findByRole("dialog", { name: "Termin absagen" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The second click falls between closing and restoring the focus, which waits for a timer. */
export const GivesTheFocusBackAfterADoubleClick = meta.story({
  tags: behaviour,
  render: (args: DialogProps) => (
    <>
      <Opened {...args} />
      <Button onClick={onBehind}>Termin dahinter</Button>
    </>
  ),
  parameters: { spec: ["VS-009"] },
  play: async ({ canvas, userEvent }) => {
    onBehind.mockClear();
    const opener = canvas.getByRole("button", { name: "Termin absagen …" });
    const behind = canvas.getByRole("button", { name: "Termin dahinter" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    screen.getByRole("button", { name: "Termin behalten" }).click();
    for (let turn = 0; turn < 50 && dialog.isConnected; turn++) await Promise.resolve();
    behind.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
    await expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onBehind).not.toHaveBeenCalled();
  },
});

function RemovedWhenClosed(args: DialogProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown ? <Dialog {...args} footer={footerOf(() => setShown(false))} /> : null}
      <Button onClick={onBehind}>Termin dahinter</Button>
    </>
  );
}

export const TakesADoubleClickWithItWhenItIsRemoved = meta.story({
  tags: behaviour,
  render: RemovedWhenClosed,
  parameters: { spec: ["VS-009"] },
  play: async () => {
    onBehind.mockClear();
    const dialog = await screen.findByRole("dialog");
    screen.getByRole("button", { name: "Termin behalten" }).click();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const behind = screen.getByRole("button", { name: "Termin dahinter" });
    const press = (detail: number) =>
      behind.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    press(2);
    await expect(onBehind).not.toHaveBeenCalled();
    press(1);
    await expect(onBehind).toHaveBeenCalledTimes(1);
  },
});

/** Escape closes the dialog first, then a notice that was shown later. */
export const ClosesBeforeANotice = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["NAV-69"] },
  render: (args: DialogProps) => {
    const notice = { id: "failed", tone: "error", title: "Termin nicht abgesagt", duration: 600_000 } as const;
    return (
      <>
        <Opened {...args} />
        <NoticeList
          notices={[notice]}
          onClose={onNoticeClosed}
          closeLabel="Meldung schließen"
          regionLabel="Meldungen"
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onNoticeClosed.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Termin absagen …" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(onNoticeClosed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(onNoticeClosed).toHaveBeenCalledOnce());
  },
});

/** A notice does not cover the foot of the sheet. */
export const BelowANotice = meta.story({
  name: "Unter einer Kurzmeldung",
  args: { open: true },
  render: (args) => (
    <>
      <Dialog {...args} />
      <NoticeList
        notices={[{ id: "failed", tone: "error", title: "Termin nicht abgesagt", duration: 600_000 }]}
        onClose={fn()}
        closeLabel="Meldung schließen"
        regionLabel="Meldungen"
      />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const notice = await screen.findByText("Termin nicht abgesagt");
    // A sheet comes from below the window, a notice to its place.
    await waitFor(async () => {
      await expect(notice.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().top);
      for (const button of dialog.querySelectorAll("button")) {
        const { left, top, width, height } = button.getBoundingClientRect();
        await expect(button).toContainElement(
          document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
        );
      }
    });
  },
});

/** A4 */
export const KeepsTheFocusInside = meta.story({
  tags: behaviour,
  render: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ["Absage bestätigen", "Termin behalten", "Absage bestätigen"]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(name);
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
});

export const ClosesOnAClickBesideIt = meta.story({
  tags: behaviour,
  render: opened,
  parameters: { spec: ["NAV-70"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector("[data-veil]")!);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  },
});

/** A4: not while busy. */
export const StaysWhileBusy = Busy.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["NAV-71", "VS-010"] },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveAttribute("aria-busy", "true");
    for (const button of [/Wird abgesagt/, "Termin behalten"])
      await expect(screen.getByRole("button", { name: button })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector("[data-veil]")!);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
});

export const SaysInsideWhatFailed = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-011"] },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toContainElement(screen.getByText(/konnte nicht abgesagt werden/));
    await expect(screen.getByRole("button", { name: "Absage bestätigen" })).not.toHaveAttribute("aria-disabled");
  },
});

/** The content security policy forbids injected styles. */
export const InjectsNoStyle = meta.story({
  tags: behaviour,
  render: opened,
  play: async ({ canvas, userEvent }) => {
    const before = document.querySelectorAll("style").length;
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
    await expect(document.querySelectorAll("style")).toHaveLength(before);
  },
});
