import { useSyncExternalStore } from "react";

/** The fragment of the address: of the page itself or, when it has just been opened, of the workbench around it. */
export const useFragment = (): string => useSyncExternalStore(onFragment, fragment);

function onFragment(tell: () => void): () => void {
  window.addEventListener("hashchange", tell);
  return () => window.removeEventListener("hashchange", tell);
}

const fragment = () => decodeURIComponent((window.location.hash || window.parent.location.hash).slice(1));
