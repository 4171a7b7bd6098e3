import { isVisible, textsIn } from "./dom.ts";
import { REGIONS } from "./regionFaults.ts";

const CONTROLS = "a, button, details, input, label, legend, option, textarea, [role=radio], [role=checkbox]";

const idsIn = (element: Element) =>
  ["aria-labelledby", "aria-describedby"].flatMap((name) => element.getAttribute(name)?.split(" ") ?? []);

const visibleTexts = (root: Element) => textsIn(root).filter(({ parent }) => isVisible(parent));

/**
 * What stands in an open dialog and is heard neither when it opens nor on the way from control to control: a question
 * names what it is about (WCAG 2.4.6).
 */
function unannouncedIn(dialog: Element): string[] {
  const ids = [dialog, ...dialog.querySelectorAll("*")].flatMap(idsIn);
  const isAnnounced = (parent: Element) =>
    parent.closest(`${CONTROLS}, ${REGIONS}`) !== null ||
    ids.some((id) => document.getElementById(id)?.contains(parent));
  return visibleTexts(dialog)
    .filter(({ parent }) => !isAnnounced(parent))
    .map(({ text }) => `„${text}“ stands in the dialog and in no name or description`);
}

/** What is still in the tree behind an open dialog; what live regions and notices say stays (WCAG 4.1.2). */
function leftBehind(dialog: Element): string[] {
  if (dialog.ariaModal !== "true") return [];
  const isOutside = (element: Element) =>
    !dialog.contains(element) && !element.closest(`${REGIONS}, :has(> [data-notices])`);
  const texts = visibleTexts(document.body).filter(({ parent }) => isOutside(parent));
  const parts = [...document.querySelectorAll("main, form, fieldset, [role]")].filter(isVisible).filter(isOutside);
  return [...texts.map(({ text }) => `„${text}“`), ...parts.map(({ localName, role }) => role ?? localName)].map(
    (left) => `${left} is in the tree behind the dialog`,
  );
}

/** Texts in an open dialog that no name or description announces, and content behind it that is not hidden. */
export const dialogFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[role=dialog]")]
    .filter(isVisible)
    .flatMap((dialog) => [...unannouncedIn(dialog), ...leftBehind(dialog)]);
