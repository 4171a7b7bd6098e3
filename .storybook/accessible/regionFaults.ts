/** Polite live regions that are taken out of the tree while they are empty: some screen readers miss the first words of a region that comes together with them (WCAG 4.1.3). An alert is said when it comes. */
export const regionFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[role=status], [aria-live=polite]")]
    .filter((region) => getComputedStyle(region).display === "none" && region.parentElement?.getClientRects().length)
    .map((region) => `${region.outerHTML} is not there before it has something to say`);
