import { asOnScreen } from "./asOnScreen.ts";

const PATIENCE = 90_000;
const EVERY = 50;

type Opened = { src: string; title: string; onRendered: (pageHeight: number) => void };

/**
 * Puts the picture of a story into a box: a frame that takes neither focus nor clicks. Reports when the story is rendered with
 * its fonts, with the height of its page in pixels; after 90 s in any case. Returns the cleanup.
 */
export function openFrame(box: HTMLElement, { src, title, onRendered }: Opened): () => void {
  const frame = document.createElement("iframe");
  Object.assign(frame, { src, title, inert: true });
  frame.addEventListener("load", () => leaveFocus(frame));
  box.append(frame);
  const started = performance.now();
  const timer = setInterval(() => {
    const isLate = performance.now() - started > PATIENCE;
    if (!isRendered(frame.contentDocument) && !isLate) return;
    clearInterval(timer);
    asOnScreen(frame);
    onRendered(frame.contentDocument?.documentElement.scrollHeight ?? 0);
  }, EVERY);
  return () => {
    clearInterval(timer);
    frame.remove();
  };
}

const isRendered = (page: Document | null) =>
  page?.body?.classList.contains("sb-show-main") === true &&
  (page.querySelector("#storybook-root")?.childElementCount ?? 0) > 0 &&
  page.fonts.status === "loaded";

/** A screen with an autofocused field would take the focus and scroll the page. */
function leaveFocus({ contentWindow }: HTMLIFrameElement) {
  const window = contentWindow as (Window & typeof globalThis) | null;
  if (window) window.HTMLElement.prototype.focus = () => {};
}
