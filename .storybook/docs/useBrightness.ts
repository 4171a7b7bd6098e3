import { useSyncExternalStore } from "react";
import { brightnessOf, onDeviceChange, type Brightness } from "../shared/theme/brightness.ts";

/** How bright the page on show is, now and whenever that changes. */
export const useBrightness = (): Brightness => useSyncExternalStore(onChange, current);

const current = () => brightnessOf(document.documentElement.dataset["theme"]);

function onChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const end = onDeviceChange(notify);
  return () => {
    observer.disconnect();
    end();
  };
}
