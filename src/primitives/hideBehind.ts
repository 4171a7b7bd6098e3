/** The list of notices: it tells what happens meanwhile, and can be closed. */
const NOTICES = ":has(> [data-notices])";

/**
 * Takes everything but a dialog out of the tree and out of reach; returns what brings it back. Not the roots of React
 * themselves: a notice that comes later is a new child of theirs.
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
