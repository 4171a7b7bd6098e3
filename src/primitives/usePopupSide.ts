import { useLayoutEffect, useState, type RefObject } from "react";

type Side = "below" | "above";

/** Room that a bar above or a dock below may take, and the gap to the field, in pixels. */
const EDGE = { above: 72, below: 96 };

/**
 * Where a list has room: below its field, else above it. Where neither has enough, the field moves up as far as the page
 * allows, and the side with more room is taken. A keyboard on the screen counts: it makes the visible part smaller.
 */
export function usePopupSide(popup: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>("below");
  useLayoutEffect(() => {
    const list = popup.current;
    const field = list?.parentElement;
    const view = window.visualViewport;
    if (!list || !field || !view) return;
    const decide = () => {
      const needed = list.offsetHeight;
      const before = roomAround(field, view);
      if (before.below < needed && before.above < needed) field.scrollIntoView({ block: "start" });
      const { above, below } = roomAround(field, view);
      setSide(below >= needed || below >= above ? "below" : "above");
    };
    decide();
    view.addEventListener("resize", decide);
    return () => view.removeEventListener("resize", decide);
  }, [popup]);
  return side;
}

function roomAround(field: HTMLElement, view: VisualViewport): Record<Side, number> {
  const { top, bottom } = field.getBoundingClientRect();
  return { above: top - view.offsetTop - EDGE.above, below: view.offsetTop + view.height - bottom - EDGE.below };
}
