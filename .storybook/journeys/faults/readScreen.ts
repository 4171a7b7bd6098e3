import { isBeside } from "../beside.ts";
import type { Said } from "../run.ts";

/** What passes at the edge of the screen; what went well says nothing of a fault. */
const NOTICES = "li[data-tone]:not([data-tone=success])";

/** A heading may be live, too; it tells where a person is. */
const MESSAGES = `[role=alert], [role=alertdialog], [aria-live=polite]:not([role=timer], h1, h2, h3), ${NOTICES}`;

const lineOf = (text: string) => text.replaceAll(/\s+/g, " ").trim();

export const labelOf = (element: HTMLElement) => lineOf(element.textContent);

/** Its lines as sentences; the name of something to press is none. */
function sentencesOf(element: HTMLElement): string {
  const names = new Set([...element.querySelectorAll<HTMLElement>("button, a")].map(labelOf));
  const lines = element.innerText.split("\n").map(lineOf);
  return lines
    .filter((line) => line !== "" && !names.has(line))
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`))
    .join(" ");
}

const isShown = (element: Element) => !isBeside(element) && element.getClientRects().length > 0;

const shownIn = (selector: string) =>
  [...document.body.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement).filter(isShown);

/** What is said in these places now; a message within another one is told once. */
function messagesIn(places: string): string[] {
  const found = shownIn(places).filter((one) => sentencesOf(one) !== "");
  const outer = found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
  return [...new Set(outer.map(sentencesOf))];
}

/** What the phone says now. */
export function readScreen(): Said {
  const heading = shownIn("[role=dialog] h2, [role=dialog] h1")[0] ?? shownIn("h1")[0];
  return { heading: heading ? labelOf(heading) : "", messages: messagesIn(MESSAGES) };
}

/** What is said now and was not before. */
export const newIn = (now: Said, before: Said): string[] =>
  now.messages.filter((message) => !before.messages.includes(message));

const OFTEN_MS = 250;

/** Keeps the notices that come and go; returns those that there were. */
export function hearNotices(): () => string[] {
  const heard = new Set<string>();
  const hear = () => messagesIn(NOTICES).forEach((message) => heard.add(message));
  const listening = setInterval(hear, OFTEN_MS);
  return () => {
    clearInterval(listening);
    return [...heard];
  };
}

const free = (buttons: string) =>
  shownIn(buttons).filter((one) => one.matches("button:not([disabled]):not([aria-disabled=true])"));

const RETRY = /erneut|noch einmal|neu laden/i;

/** The button by which a screen itself offers another try. */
export const retryButton = (): HTMLElement | undefined => free("button").find((button) => RETRY.test(labelOf(button)));

/** The button of this name in a question that is still open. */
export const answerButton = (name: string | null): HTMLElement | undefined =>
  free("[role=dialog] button").find((button) => labelOf(button) === name);

/** Keeps which button was pressed last; returns its name. */
export function followPresses(): () => string | null {
  let last: string | null = null;
  const follow = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) last = labelOf(button);
  };
  document.addEventListener("click", follow, { capture: true });
  return () => {
    document.removeEventListener("click", follow, { capture: true });
    return last;
  };
}
