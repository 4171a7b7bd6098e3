/** The list of notices: it stays accessible, and can be closed. */
const NOTICES = ":has(> [data-notices])";

/**
 * Makes everything but a dialog inert and hidden; returns the undo function. Not the roots of React themselves: a later
 * notice is a new child of theirs.
 */
export function hideBehind(veil: Element): () => void {
  const hidden: Element[] = [];
  const hide = (element: Element) => {
    if (element.matches(NOTICES) || element.hasAttribute("inert")) return;
    if (element.querySelector(NOTICES)) [...element.children].forEach(hide);
    else {
      element.setAttribute("inert", "");
      hidden.push(element);
    }
  };
  for (const root of document.body.children)
    if (root !== veil && !root.matches(NOTICES)) [...root.children].forEach(hide);
  return () => hidden.forEach((element) => element.removeAttribute("inert"));
}
