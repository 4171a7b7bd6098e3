import { isRendered, textsIn } from "./dom.ts";

/** From this width every page has the same sign, up to this width. */
const TABLET_REM = 48;
const FRAME_REM = 64;

/** A sign whose parts are not in the frame that all pages share: arrow and profile would jump between pages. */
function signFaults(): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { clientWidth } = document.documentElement;
  if (clientWidth < TABLET_REM * 16) return [];
  return [...document.querySelectorAll("[data-sign] > .max-w-content")].flatMap((part) => {
    const page = Number.parseFloat(getComputedStyle(part.parentElement!).paddingLeft);
    const frame = Math.min(FRAME_REM * rem, clientWidth - 2 * page);
    const { left, width } = part.getBoundingClientRect();
    const isInFrame = Math.abs(width - frame) < 1 && Math.abs(left - (clientWidth - frame) / 2) < 1;
    return isInFrame ? [] : [`the sign is ${width} px wide from ${left} px instead of ${frame} px in the middle`];
  });
}

/** Words of buttons that are cut into two lines: the label is too long for its place. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll("button")].filter(isRendered).flatMap((button) =>
    textsIn(button).flatMap(({ node }) =>
      [...node.textContent!.matchAll(/[^\s\u00ad–-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [`„${word}“ is cut into ${tops.size} lines in a button`] : [];
      }),
    ),
  );
}

/** A page that scrolls horizontally (FMT-03, WCAG 1.4.10). */
export function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
    ...signFaults(),
    ...brokenWords(),
  ];
}
