/** Rendered and in the accessibility tree; elements that the workbench adds do not count. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest("[aria-hidden=true], [inert], [data-workbench]") === null;
