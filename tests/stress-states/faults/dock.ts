/** As a share of the window's height. */
const MOST = 0.25;
/** In pixels: rounding. */
const SLACK = 0.5;

/** A bar with the primary action that sticks and hides too much of the page. */
export function tallDocksIn(root: Element): string[] {
  return [...root.querySelectorAll("[data-dock]")].flatMap((dock) => {
    if (getComputedStyle(dock).position !== "sticky") return [];
    const { top, bottom } = dock.getBoundingClientRect();
    const covered = Math.min(bottom, innerHeight) - top;
    return covered > innerHeight * MOST + SLACK
      ? [`dock: it covers ${Math.round((covered / innerHeight) * 100)} % of the window`]
      : [];
  });
}
