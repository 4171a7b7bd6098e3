/** Scroll position of a text in its container, in pixels; fractions occur with zoom. */
export type ScrollPosition = { scrollTop: number; clientHeight: number; scrollHeight: number };

/** Whether the end of a text is visible or passed, within `tolerance` pixels. A text that fits is at its end (P30). */
export const isScrolledToEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition, tolerance = 10): boolean =>
  scrollHeight - scrollTop - clientHeight <= tolerance;
