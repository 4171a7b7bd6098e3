import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { derivedFaults } from "./derivedFaults.ts";

/** In tests each story of a screen is judged by whether the rules of the model can yield what it says. */
export const derivedAddon = () =>
  definePreviewAddon({
    afterEach({ globals, title, args }) {
      if (globals["judged"] !== true || !title.startsWith("screens/")) return;
      const faults = derivedFaults(title, args);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
