const mark = "data-copy-desk";

/** Frames around elements of the canvas, above everything, without pointer events. */
export function outliner(document: Document) {
  let elements: readonly Element[] = [];
  const frames: HTMLElement[] = [];

  const place = () => {
    while (frames.length > elements.length) frames.pop()?.remove();
    elements.forEach((element, at) => {
      const frame = (frames[at] ??= document.body.appendChild(newFrame(document)));
      const { left, top, width, height } = element.getBoundingClientRect();
      const room = 3;
      Object.assign(frame.style, {
        visibility: isCovered(element) ? "hidden" : "visible",
        left: `${left - room}px`,
        top: `${top - room}px`,
        width: `${Math.max(width, 8) + 2 * room}px`,
        height: `${Math.max(height, 8) + 2 * room}px`,
      });
    });
  };
  // An element moves when it or one around it gets another size, and with what is in motion.
  const resizes = new ResizeObserver(place);
  document.defaultView?.addEventListener("resize", place);
  for (const name of ["scroll", "animationend", "transitionend"])
    document.addEventListener(name, place, { capture: true, passive: true });

  return {
    place,
    show(next: readonly Element[]) {
      elements = next;
      resizes.disconnect();
      for (const element of new Set(elements.flatMap(withAncestors))) resizes.observe(element);
      place();
    },
  };
}

/** Whether something pinned to the window, such as a dock, lies over the middle of the element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const front = element.ownerDocument.elementsFromPoint(left + width / 2, top + height / 2);
  const pinned = withAncestors(front.find((each) => !isOfDesk(each)) ?? element).find((each) =>
    /fixed|sticky/.test(getComputedStyle(each).position),
  );
  return pinned !== undefined && !pinned.contains(element);
}

const withAncestors = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? withAncestors(element.parentElement) : []),
];

function newFrame(document: Document): HTMLElement {
  const frame = document.createElement("div");
  frame.setAttribute(mark, "outline");
  frame.setAttribute("aria-hidden", "true");
  Object.assign(frame.style, {
    position: "fixed",
    zIndex: "2147483646",
    pointerEvents: "none",
    boxSizing: "border-box",
    border: "2px solid var(--focus)",
    boxShadow: "0 0 0 2px var(--surface)",
    borderRadius: "4px",
  });
  return frame;
}

/** Whether an element belongs to the desk and not to the story. */
export const isOfDesk = (element: Element) => element.closest(`[${mark}]`) !== null;

/** An overlay that captures pointer and keys while pointing. */
export function newPane(document: Document): HTMLElement {
  const pane = document.createElement("div");
  pane.setAttribute(mark, "pane");
  pane.tabIndex = -1;
  Object.assign(pane.style, {
    position: "fixed",
    inset: "0",
    zIndex: "2147483647",
    // An open dialog takes the pointer from the whole page.
    pointerEvents: "auto",
    cursor: "crosshair",
    outline: "0",
  });
  return pane;
}
