import { nameOf, px } from "./naming.ts";
import { isSeen } from "./onScreen.ts";

const SLACK = 1;

/** What makes somebody scroll sideways: the page, or a part of it. */
export function sidewaysIn(root: Element): string[] {
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const parts = [...root.querySelectorAll("*")].filter(
    (part) =>
      !(part instanceof HTMLInputElement) &&
      part.scrollWidth - part.clientWidth > SLACK &&
      /auto|scroll/.test(getComputedStyle(part).overflowX) &&
      isSeen(part),
  );
  return [
    ...(wide > SLACK ? [`sideways: the page is ${px(wide)} too wide because of ${nameOf(widestIn(root))}`] : []),
    ...parts.map((part) => `sideways: ${nameOf(part)} is ${px(part.scrollWidth - part.clientWidth)} too wide`),
  ];
}

/** The innermost element that reaches furthest to the right. */
const widestIn = (root: Element): Element =>
  [...root.querySelectorAll("*")].reduce(
    (so, part) => (part.getBoundingClientRect().right >= so.getBoundingClientRect().right ? part : so),
    root,
  );
