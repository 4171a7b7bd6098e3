/** Sent by the canvas. */
export const OPEN_SEARCH = "gangway/search/open";

export const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === "k";
