/** Edges of a frame and of a window, in px from the left. */
export type Edges = { left: number; right: number };

const GAP = 8;
/** The phone of the menu of sizes. A menu that lets it be also stays in place when the canvas turns to 320 px and back. */
const PHONE = 390;

/**
 * Where a menu of this width begins so that it covers nothing of the canvas: right of it, else left of it. Beside a canvas
 * that leaves room on neither side it lies at the right end of the window.
 */
export function leftBeside(canvas: Edges, width: number, window: number): number {
  const middle = (canvas.left + canvas.right) / 2;
  const after = Math.max(canvas.right, middle + PHONE / 2) + GAP;
  if (after + width <= window) return after;
  const before = Math.min(canvas.left, middle - PHONE / 2) - GAP - width;
  return before >= 0 ? before : window - width;
}
