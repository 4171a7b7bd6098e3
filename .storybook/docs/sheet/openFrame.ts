import { asOnScreen } from "./asOnScreen.ts";

const PATIENCE = 90_000;
const EVERY = 50;

/** Axe would judge each story once more, and all frames of a page share one thread. */
const UNJUDGED = "a11y.manual:!true";

/** `globals`: as an address has them. */
type Opened = {
  story: string;
  globals: string;
  title: string;
  onDrawn?: () => void;
  onRendered: (pageHeight: number, contentHeight: number) => void;
};

/** Its fonts are there, and what moves once has come to its end. */
export async function settled(page: Document): Promise<void> {
  await page.fonts.ready;
  const moving = page.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** From where to where something lies in a window, in pixels. */
export type Cut = { top: number; bottom: number };

/**
 * Puts the picture of a story into a box: a frame that takes neither focus nor clicks. Reports when there is something to see, and when the story is rendered with
 * its fonts, with the heights of its page and of what the story renders, in pixels; after 90 s in any case. Returns the cleanup.
 */
export function openFrame(box: HTMLElement, { story, globals, title, onDrawn, onRendered }: Opened): () => void {
  const named = encodeURIComponent([UNJUDGED, globals].filter(Boolean).join(";"));
  const src = `./iframe.html?id=${story}&viewMode=story&globals=${named}`;
  const frame = document.createElement("iframe");
  Object.assign(frame, { src, title, inert: true });
  frame.addEventListener("load", () => leaveAlone(frame));
  box.append(frame);
  const started = performance.now();
  const timer = setInterval(() => {
    const isLate = performance.now() - started > PATIENCE;
    const isSeen = isDrawn(frame.contentDocument);
    if (isSeen || isLate) onDrawn?.();
    if (!(isSeen && frame.contentDocument?.fonts.status === "loaded") && !isLate) return;
    clearInterval(timer);
    asOnScreen(frame);
    onRendered(frame.contentDocument?.documentElement.scrollHeight ?? 0, contentHeight(frame.contentDocument));
  }, EVERY);
  return () => {
    clearInterval(timer);
    frame.remove();
  };
}

/** The lowest edge of an element and of what is in it; what it scrolls ends with it. */
function lowestOf(element: Element): number {
  const { bottom } = element.getBoundingClientRect();
  if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return bottom;
  return Math.max(bottom, ...[...element.children].map(lowestOf));
}

/** What hangs out of the page, as an open list does, is as long as its window has room for. */
function hasHanging(root: Element): boolean {
  const end = root.getBoundingClientRect().bottom + 1;
  return [...root.querySelectorAll("*")].some((each) => {
    const { width, bottom } = each.getBoundingClientRect();
    // What is for screen readers alone is 1 px wide.
    return bottom > end && width > 1 && getComputedStyle(each).position === "absolute";
  });
}

/** With the padding of the canvas around it, and with what hangs out of it; 0 for what needs the window. */
function contentHeight(page: Document | null): number {
  const root = page?.querySelector("#storybook-root");
  const { top = 0, height = 0 } = root?.getBoundingClientRect() ?? {};
  if (!root || height === 0 || hasHanging(root)) return 0;
  return Math.ceil(lowestOf(root) + Math.max(0, top));
}

/** So much of its surroundings is shown of what lies in a layer of its own, in pixels. */
const AROUND = 56;

/** Of a window with nothing but layers, or with an open list, the place that they lie in; `null` where that is all of it. */
export function cutOf(page: Document): Cut | null {
  const height = page.defaultView?.innerHeight ?? 0;
  if (contentHeight(page) > 0) return null;
  const root = page.querySelector("#storybook-root");
  const boxes: Cut[] = [...page.querySelectorAll("[role=dialog], [data-tone]")].map((layer) =>
    layer.getBoundingClientRect(),
  );
  if (root && hasHanging(root)) boxes.push({ top: 0, bottom: lowestOf(root) });
  if (boxes.length === 0) return null;
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - AROUND));
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + AROUND));
  return bottom - top < height ? { top, bottom } : null;
}

/** What draws no more of a window than a cut, with the edges at which it goes on. */
export const cutProps = (cut: Cut | null, height: number) =>
  cut && {
    "data-cut": [cut.top > 0 ? "top" : "", cut.bottom < height ? "bottom" : ""].join(" ").trim(),
    style: { "--from": `${cut.top}px`, "--cut": `${cut.bottom - cut.top}px` },
  };

const isDrawn = (page: Document | null) =>
  page?.body?.classList.contains("sb-show-main") === true &&
  // A dialog lies beside the root of the story.
  page.querySelector("#storybook-root > *, body > [role=dialog], [data-veil] [role=dialog]") !== null;

/** A screen with an autofocused field would take the focus; it and one that scrolls to something would scroll the page. */
function leaveAlone({ contentWindow }: HTMLIFrameElement) {
  const inside = contentWindow as (Window & typeof globalThis) | null;
  if (!inside) return;
  inside.HTMLElement.prototype.focus = () => {};
  const scroll = Object.getOwnPropertyDescriptor(inside.Element.prototype, "scrollIntoView")?.value as (
    this: Element,
    options?: ScrollIntoViewOptions,
  ) => void;
  inside.Element.prototype.scrollIntoView = function (this: Element, options?: ScrollIntoViewOptions) {
    const { scrollX, scrollY } = window;
    scroll.call(this, options);
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}
