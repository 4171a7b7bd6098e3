import { useSyncExternalStore } from "react";

/** The fragment that shows the texts with findings. */
export const WITH_FINDINGS = "mit-hinweisen";

/** The fragment of the address: of the page itself or, when it has just been opened, of the workbench around it. */
export const useFragment = (): string => useSyncExternalStore(onFragment, fragment);

function onFragment(notify: () => void): () => void {
  window.addEventListener("hashchange", notify);
  return () => window.removeEventListener("hashchange", notify);
}

/** Behind it the manager writes what belongs before it. */
const fragment = () =>
  decodeURIComponent(/#([^&]*)/.exec(window.location.hash || window.parent.location.hash)?.[1] ?? "");
