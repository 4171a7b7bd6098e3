/** Looks at once and whenever the element or the window has another size. Returns what ends it. */
export function watchSize(element: HTMLElement, look: () => void): () => void {
  look();
  const observer = new ResizeObserver(look);
  observer.observe(element);
  window.addEventListener("resize", look);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", look);
  };
}
