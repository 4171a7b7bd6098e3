import { controlsIn } from "./controls.ts";
import { nameOf, px } from "./naming.ts";

/** In pixels, each way. */
const LEAST = 44;
const SLACK = 0.5;

/**
 * Controls that a finger misses. A label that presses its control counts as part of it. Links within a sentence are
 * exempt (WCAG 2.5.8, "Inline"): they are drawn inline, and their line has other words.
 */
export const smallTargetsIn = (root: Element): string[] =>
  controlsIn(root)
    .filter((control) => !isInSentence(control))
    .flatMap((control) => {
      const { width, height } = targetOf(control);
      const isSmall = Math.min(width, height) < LEAST - SLACK;
      return isSmall ? [`target: ${nameOf(control)} is ${px(width)} × ${px(height)}, less than ${px(LEAST)}`] : [];
    });

function isInSentence(control: Element): boolean {
  if (getComputedStyle(control).display !== "inline") return false;
  let block = control.parentElement;
  while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
  return (block?.textContent?.trim() ?? "") !== (control.textContent?.trim() ?? "");
}

function targetOf(control: Element): { width: number; height: number } {
  const labels = "labels" in control ? [...((control.labels as NodeListOf<Element> | null) ?? [])] : [];
  const rects = [control, ...labels].map((part) => part.getBoundingClientRect());
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  return {
    width: Math.max(...rects.map((rect) => rect.right)) - left,
    height: Math.max(...rects.map((rect) => rect.bottom)) - top,
  };
}
