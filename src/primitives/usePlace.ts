import { useLayoutEffect, useState, type RefObject } from "react";

/** Room that a bar above or a dock below may take, in pixels. */
const EDGE = 88;

/**
 * Where a list has room: below its field, else above it. Where neither has, the field moves to the top of the window.
 * A keyboard on the screen counts: it makes the visible part smaller.
 */
export function usePlace(popup: RefObject<HTMLElement | null>): "below" | "above" {
  const [place, setPlace] = useState<"below" | "above">("below");
  useLayoutEffect(() => {
    const list = popup.current;
    const field = list?.parentElement;
    const view = window.visualViewport;
    if (!list || !field || !view) return;
    const decide = () => {
      const { top, bottom } = field.getBoundingClientRect();
      const room = list.offsetHeight + EDGE;
      const fitsBelow = view.offsetTop + view.height - bottom >= room;
      const fitsAbove = top - view.offsetTop >= room;
      setPlace(!fitsBelow && fitsAbove ? "above" : "below");
      if (!fitsBelow && !fitsAbove) field.scrollIntoView({ block: "start" });
    };
    decide();
    view.addEventListener("resize", decide);
    return () => view.removeEventListener("resize", decide);
  }, [popup]);
  return place;
}
