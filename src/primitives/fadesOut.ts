/** As --m-fast of theme.css. */
const EXIT_MS = 120;
const EXIT_CURVE = "cubic-bezier(0.2, 0, 0, 1)";

/**
 * The ref of an element that fades out when React has removed it. What fades is an inert copy: the page goes on without
 * waiting, and nothing finds the element any more.
 */
export function fadesOut(element: HTMLElement | null) {
  if (!element) return;
  return () => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.ariaHidden = "true";
    copy.removeAttribute("data-veil");
    Object.assign(copy.style, { position: "fixed", margin: "0", zIndex: "6" });
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(copy);
    const originals = [element, ...element.querySelectorAll("*")];
    for (const [index, part] of [copy, ...copy.querySelectorAll<HTMLElement>("*")].entries()) {
      part.removeAttribute("id");
      // Without this an inserted part enters again: the veil from transparent, the dialog from below.
      part.style.transition = "none";
      part.scrollTop = originals[index]?.scrollTop ?? 0;
    }
    copy.animate({ opacity: 0 }, { duration: EXIT_MS, easing: EXIT_CURVE }).onfinish = () => copy.remove();
    // React also lets go of elements that stay.
    queueMicrotask(() => element.isConnected && copy.remove());
  };
}
