import { useEffect, useState, type RefObject } from "react";
import { settled } from "../sheet/openFrame.ts";
import { cardsIn, type Card } from "./cards.ts";
import { showFocus } from "./looks.ts";
import { controlsIn } from "./measures.ts";

/** So long after the last change a state counts as rendered, in milliseconds. */
const QUIET = 300;

const keyOf = (cards: readonly Card[]) => cards.map(({ id }) => id).join(" ");

/** The states that are rendered below an element, once the page has come to rest, and again when further ones are. */
export function useCards(list: RefObject<HTMLElement | null>): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let timer = 0;
    let isGone = false;
    const read = async () => {
      const found = cardsIn(box);
      await Promise.all([...new Set(found.map(({ root }) => root.ownerDocument))].map(settled));
      for (const { root } of found)
        if (root.ownerDocument.defaultView?.frameElement?.closest("[data-focused]"))
          showFocus(root, controlsIn(root)[0]);
      if (!isGone) setCards((before) => (keyOf(before) === keyOf(found) ? before : found));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void read(), QUIET);
    };
    const observer = new MutationObserver(wait);
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ["data-rendered"] });
    wait();
    return () => {
      isGone = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list]);
  return cards;
}
