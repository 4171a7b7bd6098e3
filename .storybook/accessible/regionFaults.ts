import { isRendered, textsIn } from "./dom.ts";

export const REGIONS = "[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";
const NOT_ANNOUNCED = ":is(button, option), [aria-hidden=true], [aria-live=off]";

/**
 * Polite live regions that are taken out of the tree while they are empty: some screen readers miss the first words of a
 * region that comes together with them (WCAG 4.1.3). An alert is announced when it is inserted.
 */
const lateRegions = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[role=status], [aria-live=polite]")]
    .filter((region) => getComputedStyle(region).display === "none" && region.parentElement?.getClientRects().length)
    .map((region) => `${region.outerHTML} is not there before it has something to say`);

/** The sentences of a region, without those of regions inside it. */
const sentencesOf = (region: Element): string[] => [
  ...new Set(
    textsIn(region)
      .filter(
        ({ parent }) => parent.closest(REGIONS) === region && !parent.closest(NOT_ANNOUNCED) && isRendered(parent),
      )
      .flatMap(({ text }) => (text.includes(" ") ? [text] : [])),
  ),
];

/** The region of a notice, a child of the body for a second, may repeat a text of the page (C-47). */
const isOfNotice = ({ parentElement }: Element) => parentElement === document.body;

/** Sentences in two live regions, which would be announced twice. */
function announcedTwice(root: ParentNode): string[] {
  const regions = [...root.querySelectorAll(REGIONS)].filter((region) => !isOfNotice(region));
  const all = regions.flatMap(sentencesOf);
  return [...new Set(all.filter((text, index) => all.indexOf(text) !== index))].map(
    (text) => `„${text}“ stands in two live regions`,
  );
}

/** After sending the errors of fields are left to the focus; then it has to be on one of these fields. */
function unannouncedErrors(root: ParentNode): string[] {
  const errors = [...root.querySelectorAll("form [aria-live=off] > [id$=-error]")];
  const focused = document.activeElement;
  const isAnnounced = focused?.closest("[aria-invalid=true]") || focused === document.body;
  return isAnnounced
    ? []
    : errors.map(({ textContent }) => `„${textContent}“ is said neither by a live region nor by the focus`);
}

/** What live regions leave out or say twice. A sheet shows several states at once, which say the same. */
export const regionFaults = (root: ParentNode, isSheet: boolean): string[] => [
  ...lateRegions(root),
  ...(isSheet ? [] : announcedTwice(root)),
  ...unannouncedErrors(root),
];
