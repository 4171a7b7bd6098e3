import userEvent from "@testing-library/user-event";
import { onScreen, find } from "./find.ts";
import { button, checkbox, option, type Target } from "./target.ts";
import { stopWords } from "./stopWords.ts";

/** Shows where the hand is; `press`: that it presses. Resolves when it is there. */
export type Pointer = {
  moveTo: (element: HTMLElement) => Promise<void>;
  press: () => void;
};

export type HandDeps = {
  /** The page as it is now: a reload gives it another one. */
  page: () => Document | null;
  pointer: Pointer;
  signal: AbortSignal;
  /** Milliseconds for one letter; 0: at once. */
  letterMs: number;
  open: (path: string) => Promise<void>;
};

const PATIENCE_MS = 10_000;
const EVERY_MS = 50;

/** What stops a path; its message is for people. */
export class JourneyStop extends Error {}

export type Hand = ReturnType<typeof createHand>;

/** Does at the app's page what a person does, with the pointer going there first. */
export function createHand({ page, pointer, signal, letterMs, open }: HandDeps) {
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

  async function until<Found>(look: (page: Document) => Found | null | false, problem: () => string): Promise<Found> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      signal.throwIfAborted();
      const now = page();
      const found = now?.body ? look(now) : null;
      if (found) return found;
      if (performance.now() > end)
        throw new JourneyStop([problem(), now?.body && shown(now)].filter(Boolean).join(" "));
      await pause(EVERY_MS);
    }
  }

  const shown = (now: Document) => stopWords.onScreen(onScreen(now));
  const sees = (target: Target) =>
    until(
      (now) => find(now, target),
      () => stopWords.missing(target),
    );

  async function pointTo(element: HTMLElement): Promise<void> {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    await pointer.moveTo(element);
    signal.throwIfAborted();
  }

  async function goTo(target: Target, isReady = isFree): Promise<HTMLElement> {
    await sees(target);
    const element = await until(
      (now) => {
        const found = find(now, target);
        return found && isReady(found) ? found : null;
      },
      () => stopWords.locked(target),
    );
    await pointTo(element);
    await pause(EVERY_MS);
    // What was drawn anew meanwhile is looked for again.
    const now = page();
    return now && find(now, target) === element && isReady(element) ? element : goTo(target, isReady);
  }

  const user = (element: HTMLElement) => userEvent.setup({ document: element.ownerDocument, delay: letterMs || null });

  async function press(target: Target): Promise<void> {
    const element = await goTo(target);
    pointer.press();
    await user(element).click(element);
  }

  /** A form that was drawn anew under the fingers has lost what was typed. */
  async function type(target: Target, words: string, triesLeft = 2): Promise<void> {
    const element = await goTo(target, isEditable);
    pointer.press();
    const fingers = user(element);
    await fingers.clear(element);
    await fingers.type(element, words);
    const now = page();
    const field = now && find(now, target);
    const isLost = field !== null && "value" in field && field.value === "";
    if (isLost && triesLeft > 0) await type(target, words, triesLeft - 1);
  }

  return {
    sees,
    press,
    /** Replaces what stands in a field. */
    write: (target: Target, words: string) => type(target, words),
    async choose(target: Target, words: string) {
      const element = await goTo(target);
      pointer.press();
      await user(element).selectOptions(element, words);
    },
    /** Types the beginning of a choice and takes it from the list. */
    async pick(target: Target, words: string) {
      await type(target, words);
      await press(option(words));
    },
    /** Presses a button as long as something is not to be seen. */
    async pressUntil(target: Target, wanted: Target) {
      for (let presses = 0; presses < 6; presses++) {
        const now = page();
        if (now && find(now, wanted)) return;
        await press(target);
        await pause(100);
      }
      await sees(wanted);
    },
    /** Every box that has no tick yet. */
    async tickAll() {
      const left = () => openBoxes(page());
      await until(
        () => left().length > 0,
        () => stopWords.missing(checkbox("")),
      );
      for (const box of left()) {
        await pointTo(box);
        pointer.press();
        await user(box).click(box);
      }
    },
    /** Reads down to the end of the page. */
    async goToEnd() {
      const end = () => page()?.documentElement.scrollHeight ?? 0;
      page()?.defaultView?.scrollTo({ top: end(), behavior: "instant" });
      await pause(EVERY_MS);
    },
    /** Opens an address of the app, as a link in a mail does. */
    open,
    button: (name: string | RegExp) => press(button(name)),
  };
}

/** A dialog that is still opening takes no press either. */
const isFree = (element: HTMLElement) =>
  element.getAttribute("aria-disabled") !== "true" &&
  !element.matches(":disabled") &&
  element.ownerDocument.defaultView?.getComputedStyle(element).pointerEvents !== "none";

const isEditable = (element: HTMLElement) => isFree(element) && element.matches(":read-write");

const openBoxes = (page: Document | null) => [
  ...(page?.querySelectorAll<HTMLElement>(
    '[role="checkbox"][aria-checked="false"], input[type="checkbox"]:not(:checked)',
  ) ?? []),
];
