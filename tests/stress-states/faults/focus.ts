import { tabStopsIn } from "./controls.ts";
import { nameOf } from "./naming.ts";

/** In pixels: what can be seen around a control. */
const LEAST_RING = 2;
const NOTICE = "li[data-tone]";

/** Tab stops that do not show the focus, or show it where nobody can see it. Leaves the focus as it was. */
export async function unseenFocusIn(root: Element): Promise<string[]> {
  const before = document.activeElement;
  const faults: string[] = [];
  for (const stop of tabStopsIn(root)) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await Promise.resolve();
    const ringsBefore = ringsAround(stop);
    stop.focus({ focusVisible: true });
    await Promise.resolve();
    if (document.activeElement !== stop) faults.push(`focus: ${nameOf(stop)} does not take it`);
    else if (ringsAround(stop) <= ringsBefore) faults.push(`focus: ${nameOf(stop)} does not show it`);
    else if (isCovered(stop)) faults.push(`focus: ${nameOf(stop)} has it behind something else`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  window.scrollTo(0, 0);
  return faults;
}

/** How many outlines are drawn at the stop, in it, and at the boxes that it fills. */
function ringsAround(stop: HTMLElement): number {
  const field = stop.parentElement?.parentElement ?? stop;
  const near = new Set([
    stop,
    stop.parentElement,
    stop.closest("label"),
    ...stop.querySelectorAll("*"),
    ...field.querySelectorAll("[data-current]"),
  ]);
  return [...near].filter((element) => element && hasRing(element)).length;
}

function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return (
    outlineStyle !== "none" && parseFloat(outlineWidth) >= LEAST_RING && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor)
  );
}

/** No point of a grid over the control can be touched. A field that is drawn by its label is where that label is. */
function isCovered(stop: HTMLElement): boolean {
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
  return [stop, ...labels].every((part) => isHidden(part, [stop, ...labels]));
}

/** A notice passes by itself and can be put aside: it may cover. */
function isHidden(element: HTMLElement, parts: readonly HTMLElement[]): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  return !shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && [...parts, hit.closest(NOTICE)].some((part) => part?.contains(hit));
    }),
  );
}
