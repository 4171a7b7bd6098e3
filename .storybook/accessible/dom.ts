/** Rendered; what the workbench adds does not count. */
export const isRendered = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest("[inert], [data-workbench]") === null;

/** Rendered and in the accessibility tree. */
export const isVisible = (element: Element): boolean =>
  isRendered(element) && element.closest("[aria-hidden=true]") === null;

/** The texts of a part of the page with the elements that they stand in. */
export function textsIn(root: Node): { text: string; node: Node; parent: Element }[] {
  const texts: ReturnType<typeof textsIn> = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const { parentElement: parent, textContent } = node;
    const text = textContent?.trim() ?? "";
    if (parent && text !== "") texts.push({ text, node, parent });
  }
  return texts;
}
