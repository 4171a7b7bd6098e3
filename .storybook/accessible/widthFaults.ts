/** What is wider than the window it stands in: whoever reads it would have to move it sideways (FMT-03, WCAG 1.4.10). */
export function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
}
