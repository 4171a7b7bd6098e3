import { useSyncExternalStore } from "react";
import { keys } from "virtual:text-catalogue";
import { catalogueText, subscribeToCatalogue } from "#src/copy/workbenchTexts.ts";
import { rewritten } from "./rows.ts";

const read = (entries: typeof keys) => entries.map((one) => rewritten(one, catalogueText));

let now = read(keys);
subscribeToCatalogue(() => {
  now = read(now);
});

/** Every key with its texts as they are now, also after the dev server has saved some. */
export const useKeysNow = () => useSyncExternalStore(subscribeToCatalogue, () => now);
