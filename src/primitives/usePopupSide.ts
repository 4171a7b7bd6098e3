import { useLayoutEffect, useState, type RefObject } from "react";

type Side = "below" | "above";

/** Room for a bar above or a dock below, and the gap to the field, in pixels. */
const EDGE = { above: 72, below: 96 };

/**
 * The side of a list: below its field, else above it. If neither has enough room, the field scrolls up as far as
 * possible, and the larger side is used. An on-screen keyboard counts: it reduces the visible part.
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
