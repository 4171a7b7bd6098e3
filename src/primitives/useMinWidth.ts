import { useCallback, useSyncExternalStore } from "react";

/** The widths of the `tablet:` and `desk:` layouts, as in theme.css. */
const queries = { tablet: "(min-width: 48rem)", desk: "(min-width: 64rem)" };

/** Whether the layout from this width applies; for elements that differ there, not only in position. */
export function useMinWidth(width: keyof typeof queries): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(queries[width]);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(queries[width]).matches,
    () => false,
  );
}
