import { useSyncExternalStore } from "react";

const paper = () => window.matchMedia("print");
/** Between the two print events: the first one comes before the media change. */
let isRequested = false;

function subscribe(onChange: () => void) {
  const notify = ({ type }: Event) => {
    isRequested = type === "beforeprint";
    onChange();
  };
  const query = paper();
  window.addEventListener("beforeprint", notify);
  window.addEventListener("afterprint", notify);
  query.addEventListener("change", onChange);
  return () => {
    window.removeEventListener("beforeprint", notify);
    window.removeEventListener("afterprint", notify);
    query.removeEventListener("change", onChange);
  };
}

/** Whether the page is being printed; for elements that differ there. To hide something use `print:`. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isRequested || paper().matches);
