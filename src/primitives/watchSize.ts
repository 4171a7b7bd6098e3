/** Looks at once and whenever the element or the window has another size. Returns what ends it. */
export function watchSize(element: HTMLElement, onResize: () => void): () => void {
  onResize();
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  window.addEventListener("resize", onResize);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", onResize);
  };
}
