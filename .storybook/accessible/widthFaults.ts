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

/** A page that scrolls horizontally (FMT-03, WCAG 1.4.10). */
export function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
    ...signFaults(),
  ];
}
