/**
 * The ref of an element that fades out when React has removed it. What fades is an inert copy: the page goes on without
 * waiting, and nothing finds the element any more.
 */
export function fadesOut(element: HTMLElement | null) {
  if (!element) return;
  return () => {
    if (document.hidden) return;
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
    // The fade starts from the opacity that was last computed.
    void getComputedStyle(copy).opacity;
    // Important: stories under test pause what they can of the other transitions.
    copy.style.setProperty("transition", "opacity var(--m-fast)", "important");
    copy.style.opacity = "0";
    // With reduced motion there is nothing to wait for.
    void Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => copy.remove());
    // React also lets go of elements that stay.
    queueMicrotask(() => element.isConnected && copy.remove());
  };
}
