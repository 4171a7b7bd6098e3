/** Where a text stands in the window that shows it, in pixels; fractions occur with zoom. */
export type ScrollPosition = { scrollTop: number; clientHeight: number; scrollHeight: number };

/** Whether the end of a text is in view, or was passed, but for `tolerance` pixels. A text that fits is at its end (P30). */
export const isScrolledToEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition, tolerance = 10): boolean =>
  scrollHeight - scrollTop - clientHeight <= tolerance;
