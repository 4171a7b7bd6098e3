/** Measures at once and after every resize of an element or the window. Returns the cleanup. */
export function watchSize(elements: readonly HTMLElement[], onResize: () => void): () => void {
  onResize();
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  window.addEventListener("resize", onResize);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", onResize);
  };
}
