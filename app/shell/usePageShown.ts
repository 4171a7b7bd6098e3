import { focusManager } from "@tanstack/react-query";
import { useEffect } from "react";

/** For what no query holds: each time the page is seen again, as queries are read again then. */
export function usePageShown(onShown: () => void): void {
  useEffect(() => focusManager.subscribe((isShown) => isShown && onShown()), [onShown]);
}
