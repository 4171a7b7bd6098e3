/** Whether a part of the story is drawn and in the accessible tree; what the workbench adds does not count. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest("[aria-hidden=true], [inert], [data-workbench]") === null;
