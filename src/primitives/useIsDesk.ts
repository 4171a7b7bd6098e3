import { useSyncExternalStore } from "react";

const wide = () => window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void) {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether there is room for a second column, as `desk:` asks it; for what is another thing there, not only in another place. */
export const useIsDesk = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
