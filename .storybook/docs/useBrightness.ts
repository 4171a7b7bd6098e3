import { useSyncExternalStore } from "react";
import { brightnessOf, onDeviceChange, type Brightness } from "../shared/theme/brightness.ts";

/** How bright the page on show is, now and whenever that changes. */
export const useBrightness = (): Brightness => useSyncExternalStore(onChange, shown);

const shown = () => brightnessOf(document.documentElement.dataset["theme"]);

function onChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const end = onDeviceChange(tell);
  return () => {
    observer.disconnect();
    end();
  };
}
