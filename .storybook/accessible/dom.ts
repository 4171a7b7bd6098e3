/** Rendered; what the workbench adds does not count. */
export const isRendered = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest("[inert], [data-workbench]") === null;

/** Rendered and in the accessibility tree. */
export const isVisible = (element: Element): boolean =>
  isRendered(element) && element.closest("[aria-hidden=true]") === null;

/** The texts of a part of the page with the elements that they stand in. */
export function textsIn(root: Node): { text: string; parent: Element }[] {
  const texts: { text: string; parent: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? "";
    if (parent && text !== "") texts.push({ text, parent });
  }
  return texts;
}
