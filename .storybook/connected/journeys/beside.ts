/** The class of what stands beside the phone: no part of the app. */
export const BESIDE = "journey-side";

export const isBeside = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.closest(`.${BESIDE}`) != null;
