import { useSyncExternalStore } from "react";

const wide = () => window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void) {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the `desk:` layout applies; for elements that differ there, not only in position. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
