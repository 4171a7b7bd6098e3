/** A part of a text on one line, with the element that holds it. */
export type Line = { text: string; rect: DOMRect; holder: Element };

const NOT_READ = "script, style, template, option, [hidden]";

/** Whether an eye can see it; text for screen readers alone lies in a box of one pixel. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1.5 && height > 1.5 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const isForReadersOnly = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, overflow } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    if (position === "absolute" && overflow !== "visible" && width <= 1.5 && height <= 1.5) return true;
  }
  return false;
};

/** Every line of every text that can be seen inside, in the order of the document. */
export function linesIn(root: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !holder || holder.closest(NOT_READ) || !holder.checkVisibility({ visibilityProperty: true })) continue;
    if (isForReadersOnly(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 0.5) lines.push({ text, rect, holder });
  }
  return lines;
}

/** What is left of a box where its ancestors cut it off or scroll it away; `null` if nothing is. */
export function shownPart(rect: DOMRect, element: Element): DOMRect | null {
  let { left, top, right, bottom } = rect;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow === "visible") continue;
    const edge = at.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** What lies over the page and may cover it: bars that stick, lists that drop down, notices. `null` for the page itself. */
export function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at);
    if (position === "fixed" || position === "sticky" || (position === "absolute" && zIndex !== "auto")) return at;
  }
  return null;
}

/** An open dialog makes everything else unreachable: only it counts. */
export const scopeOf = (root: Element): Element => root.querySelector('[aria-modal="true"]') ?? root;
