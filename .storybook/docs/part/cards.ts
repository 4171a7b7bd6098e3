import { sizeOf, phone } from "../sheet/states.ts";

/** What of a story decides how its card shows it. */
type Shown = Record<"parameters" | "storyGlobals" | "initialArgs", Record<string, unknown>>;

/**
 * What fills a window, or asks for another one, is shown in a frame: media queries and layers follow the window. So is what
 * has the focus: a page has only one.
 */
export const needsFrame = (story: Shown): boolean =>
  story.parameters["layout"] === "fullscreen" || sizeOf(story) !== phone || story.initialArgs["autoFocus"] === true;

/** A state that is rendered on the page: the element that contains it, in this document or in that of a frame. */
export type Card = { id: string; name: string; root: HTMLElement };

/** Marks a card in the document. */
export const CARD = "data-state";

/** The cards below an element whose states are rendered, in their order. */
export function cardsIn(list: Element): Card[] {
  return [...list.querySelectorAll<HTMLElement>(`[${CARD}]`)].flatMap((card) => {
    const frame = card.querySelector("iframe");
    const isWaiting = card.querySelector(".sheet-phone > p") !== null;
    const root = frame
      ? frame.contentDocument?.body
      : card.querySelector<HTMLElement>("[data-story-block] > [id$=-inner]");
    const isRendered = frame ? !isWaiting : (root?.childNodes.length ?? 0) > 0;
    return root && isRendered ? [{ id: card.getAttribute(CARD) ?? "", name: card.dataset["name"] ?? "", root }] : [];
  });
}

/** As narrow as its content and narrower than half a phone. */
const NARROW = 240;

/** Whether a part is small and as wide as its content: a badge, not a field. What has no content of a width fills its place. */
export function isSmall({ root }: Card): boolean {
  if (root === root.ownerDocument.body) return false;
  const { width } = root.style;
  root.style.width = "max-content";
  const natural = root.offsetWidth;
  root.style.width = width;
  return natural > 4 && natural <= NARROW;
}
