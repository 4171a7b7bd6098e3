/** Below it a dialog is a sheet at the lower edge: 40 rem. */
const PHONE_PX = 640;

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
    copy.style.cssText = `position:fixed;margin:0;z-index:6;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.body.append(copy);
    const originals = [element, ...element.querySelectorAll("*")];
    for (const [index, part] of [copy, ...copy.querySelectorAll<HTMLElement>("*")].entries()) {
      part.removeAttribute("id");
      // Without this an inserted part enters again: the veil from transparent, the dialog from below.
      part.style.transition = "none";
      part.scrollTop = originals[index]?.scrollTop ?? 0;
    }
    // Only a veil fades: two texts over each other cannot be read. A sheet leaves downwards, a notice to the side.
    const dialog = copy.querySelector<HTMLElement>("[role=dialog]");
    if (dialog) leave(dialog.previousElementSibling as HTMLElement, "opacity", "0");
    else leave(copy, "translate", `${innerWidth - left}px`);
    if (dialog && innerWidth < PHONE_PX) leave(dialog, "translate", "0 100%");
    else dialog?.remove();
    // With reduced motion there is nothing to wait for.
    void Promise.allSettled(copy.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() =>
      copy.remove(),
    );
    // React also lets go of elements that stay.
    queueMicrotask(() => element.isConnected && copy.remove());
  };
}

function leave(part: HTMLElement, property: string, value: string) {
  // A transition starts from the values that were last computed.
  void getComputedStyle(part).opacity;
  // Important: stories under test pause what they can of the other transitions.
  part.style.cssText += `;transition:${property} var(--m-fast)!important;${property}:${value}`;
}
