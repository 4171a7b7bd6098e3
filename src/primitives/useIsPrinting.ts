import { useSyncExternalStore } from "react";

const paper = () => window.matchMedia("print");
/** Between the two events of printing: the first one comes before the media change. */
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

/** Whether the page goes to paper; for what is another thing there. What is only out of place there needs `print:`. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isRequested || paper().matches);
