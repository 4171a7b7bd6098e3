/** A page that scrolls horizontally (FMT-03, WCAG 1.4.10). */
export function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
}
