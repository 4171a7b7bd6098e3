import { linesIn, isSeen, type Line } from "./onScreen.ts";
import { nameOf, px, quoted } from "./naming.ts";

/** Rounding, and italics and kerning that reach a little beyond. */
const SLACK = 1.5;

/**
 * Texts that are cut off or stick out of the box that they stand in. What somebody has typed may be longer than its
 * field: the caret shows the rest. Placeholders and chosen options may not; `data-may-clip` says why something else may.
 */
export function clippedIn(root: Element): string[] {
  const lines = linesIn(root).filter(({ holder }) => !holder.closest("[data-may-clip]"));
  return [...new Set([...lines.flatMap(faultOf), ...fieldsIn(root)])];
}

function faultOf({ text, rect, holder }: Line): string[] {
  let isBoxed = false;
  for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === "inline" || style.display === "contents") continue;
    const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
    const isPainted: boolean =
      !isBoxed && (style.borderRightWidth !== "0px" || style.backgroundColor !== "rgba(0, 0, 0, 0)");
    if (!cuts && !isPainted) continue;
    const past = pastBox(rect, at.getBoundingClientRect(), scrolls(style));
    if (past > SLACK)
      return [`clipped: ${quoted(text)} ${cuts ? "is cut off" : "sticks out"} ${px(past)} at ${nameOf(at)}`];
    if (scrolls(style).y || scrolls(style).x) return [];
    isBoxed ||= isPainted;
  }
  return [];
}

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => ({
  x: overflowX === "auto" || overflowX === "scroll",
  y: overflowY === "auto" || overflowY === "scroll",
});

const pastBox = (text: DOMRect, box: DOMRect, free: { x: boolean; y: boolean }) =>
  Math.max(
    ...(free.x ? [] : [box.left - text.left, text.right - box.right]),
    // The box of a line is higher than its letters.
    ...(free.y ? [] : [box.top - (text.top + text.height * 0.2), text.bottom - text.height * 0.2 - box.bottom]),
  );

function fieldsIn(root: Element): string[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
    .filter((field) => isSeen(field) && !field.closest("[data-may-clip]"))
    .flatMap((field) => {
      const text = shownIn(field);
      const past = text ? widthOf(text, field) - roomIn(field) : 0;
      return past > SLACK ? [`clipped: ${quoted(text)} is cut off ${px(past)} in ${nameOf(field)}`] : [];
    });
}

function shownIn(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? "";
  return field.value === "" ? field.placeholder : "";
}

const canvas = document.createElement("canvas").getContext("2d");

function widthOf(text: string, field: Element): number {
  if (!canvas) return 0;
  const { font, letterSpacing, wordSpacing } = getComputedStyle(field);
  Object.assign(canvas, { font, letterSpacing, wordSpacing });
  return canvas.measureText(text).width;
}

function roomIn(field: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
