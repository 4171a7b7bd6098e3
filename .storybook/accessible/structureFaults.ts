import { isVisible } from "./dom.ts";

const levelOf = (heading: Element) => Number(heading.getAttribute("aria-level") ?? heading.localName.slice(1));
const HEADING = "h1, h2, h3, h4, h5, h6";

/** Reading and focus order: actions, contact, footer (WCAG 1.3.2, 2.4.3). */
const READING_ORDER = ["[data-dock]", "main aside", "main footer"];

function orderFaults(root: ParentNode): string[] {
  const parts = [...root.querySelectorAll(READING_ORDER.join(", "))].filter(isVisible);
  const positions = parts.map((part) => READING_ORDER.findIndex((selector) => part.matches(selector)));
  return positions.every((position, at) => position >= (positions[at - 1] ?? 0))
    ? []
    : [
        `${positions.map((position) => READING_ORDER[position]).join(", then ")} stand in another order than on other screens`,
      ];
}

/** Headings in a part of the page that is named by a heading of their own level (WCAG 1.3.1). */
const levelFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[aria-labelledby]")].filter(isVisible).flatMap((region) => {
    const label = document.getElementById(region.getAttribute("aria-labelledby") ?? "");
    const name = label?.closest(HEADING) ?? label?.querySelector(HEADING);
    if (!name) return [];
    return [...region.querySelectorAll(HEADING)]
      .filter((heading) => heading !== name && isVisible(heading) && levelOf(heading) <= levelOf(name))
      .map(
        (heading) =>
          `${heading.localName} „${heading.textContent}“ stands below ${name.localName} „${name.textContent}“`,
      );
  });

/** Paragraphs before the field with the initial focus that do not describe it: a screen reader skips them. */
function leadFaults(root: ParentNode): string[] {
  const field = document.activeElement;
  const form = field?.closest("form");
  if (!field?.matches("input") || !form || !root.contains(form) || field.ariaInvalid === "true") return [];
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const isBefore = (text: Element) => text.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...form.querySelectorAll("p:not(.sr-only)")]
    .filter((text) => isVisible(text) && isBefore(text) && !described.some((id) => text.closest(`[id="${id}"]`)))
    .map((text) => `„${text.textContent}“ stands before the field that has the focus, and does not describe it`);
}

/** Order and levels of what is on the page; `isInitial`: before any interaction. */
export const structureFaults = (root: ParentNode, isInitial: boolean): string[] => [
  ...orderFaults(root),
  ...levelFaults(root),
  ...(isInitial ? leadFaults(root) : []),
];
