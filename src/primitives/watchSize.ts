/** Measures at once and after every resize of the element or the window. Returns the cleanup. */
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
