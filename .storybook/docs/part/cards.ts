import type { DocsContext } from "@storybook/addon-docs/blocks";
import type { ContextType } from "react";
import { sizeOf, phone } from "../sheet/states.ts";

export type Story = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/**
 * What fills a window, or asks for another one, is shown in a frame: media queries and layers follow the window. So is what
 * has the focus: a page has only one.
 */
export const needsFrame = (story: Story): boolean =>
  story.parameters["layout"] === "fullscreen" || sizeOf(story) !== phone || story.initialArgs["autoFocus"] === true;

/** A state that is rendered on the page: the element that contains it, in this document or in that of a frame. */
export type Card = { id: string; name: string; root: HTMLElement };

export const isFramed = ({ root }: Card): boolean => root === root.ownerDocument.body;

/** Marks a card in the document. */
export const CARD = "data-state";

/** The cards below an element whose states are rendered, in their order. */
export function cardsIn(list: Element): Card[] {
  return [...list.querySelectorAll<HTMLElement>(`[${CARD}]`)].flatMap((card) => {
    const frame = card.querySelector("iframe");
    const root = frame
      ? frame.contentDocument?.body
      : card.querySelector<HTMLElement>("[data-story-block] > [id$=-inner]");
    const isRendered = frame ? frame.matches("[data-rendered] > *") : (root?.childNodes.length ?? 0) > 0;
    return root && isRendered ? [{ id: card.getAttribute(CARD) ?? "", name: card.dataset["name"] ?? "", root }] : [];
  });
}

/** As narrow as its content and narrower than half a phone. */
const NARROW = 240;

/** Of what is small and as wide as its content: a badge, not a field. What has no content of a width fills its place. */
function smallWidth(card: Card): number | undefined {
  const { root } = card;
  if (isFramed(card)) return undefined;
  const { width } = root.style;
  root.style.width = "max-content";
  const natural = root.offsetWidth;
  root.style.width = width;
  return natural > 4 && natural <= NARROW ? natural : undefined;
}

/** The widest of small parts, in pixels; nothing where one is not small. */
export function widestSmall(cards: readonly Card[]): number | undefined {
  const widths = cards.flatMap((card) => smallWidth(card) ?? []);
  return cards.length > 0 && widths.length === cards.length ? Math.max(...widths) : undefined;
}
