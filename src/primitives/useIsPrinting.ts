import { useSyncExternalStore } from "react";

const paper = () => window.matchMedia("print");
/** Between the two events of printing: the first one comes before the media change. */
let isAsked = false;

function subscribe(onChange: () => void) {
  const tell = ({ type }: Event) => {
    isAsked = type === "beforeprint";
    onChange();
  };
  const query = paper();
  window.addEventListener("beforeprint", tell);
  window.addEventListener("afterprint", tell);
  query.addEventListener("change", onChange);
  return () => {
    window.removeEventListener("beforeprint", tell);
    window.removeEventListener("afterprint", tell);
    query.removeEventListener("change", onChange);
  };
}

/** Whether the page goes to paper; for what is another thing there. What is only out of place there needs `print:`. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isAsked || paper().matches);
