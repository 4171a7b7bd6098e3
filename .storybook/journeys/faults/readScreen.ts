import type { Said } from "./faultRun.ts";

const MESSAGES = "[role=alert], [role=alertdialog], [aria-live=polite]:not([role=timer])";

/** What stands around the phone. */
const BESIDE = ".journey-side";

const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, " ").trim();

const isShown = (element: Element) => element.closest(BESIDE) === null && element.getClientRects().length > 0;

const shownIn = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isShown);

/** What the phone says now; a message within another one is told once. */
export function readScreen(): Said {
  const found = shownIn(MESSAGES).filter((one) => textOf(one) !== "");
  const outer = found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
  const heading = shownIn("[role=dialog] h2, [role=dialog] h1")[0] ?? shownIn("h1")[0];
  return { heading: heading ? textOf(heading) : "", messages: [...new Set(outer.map(textOf))] };
}

/** What is said now and was not before. */
export const newIn = (now: Said, before: Said): string[] =>
  now.messages.filter((message) => !before.messages.includes(message));

const RETRY = /erneut|noch einmal|neu laden/i;

/** The button by which a screen itself offers another try. */
export const retryButton = (): HTMLElement | undefined =>
  shownIn("button:not([disabled]):not([aria-disabled=true])")
    .filter((element) => element instanceof HTMLElement)
    .find((button) => RETRY.test(textOf(button)));
