import { useSyncExternalStore } from "react";

/** The fragment of the address: of the page itself or, when it has just been opened, of the workbench around it. */
export const useFragment = (): string => useSyncExternalStore(onFragment, fragment);

function onFragment(tell: () => void): () => void {
  window.addEventListener("hashchange", tell);
  return () => window.removeEventListener("hashchange", tell);
}

/** Behind it the manager writes what belongs before it. */
const fragment = () =>
  decodeURIComponent(/#([^&]*)/.exec(window.location.hash || window.parent.location.hash)?.[1] ?? "");
