import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { axeFaults } from "./axeFaults.ts";
import { formFaults } from "./formFaults.ts";
import { nameFaults } from "./nameFaults.ts";
import { regionFaults } from "./regionFaults.ts";

/** Names that stand on several buttons of a story which all do the same. */
export interface NameParameters {
  oneAct?: readonly string[];
}

/** In tests (`globals.judged`) each story, as it stands at its end, is judged by axe in both themes, by what its fields tell, by what its buttons and links are named, and by its live regions. */
export const accessibleAddon = () =>
  definePreviewAddon<{ parameters: NameParameters }>({
    initialGlobals: { judged: false },
    async afterEach({ globals, parameters, tags }) {
      if (globals["judged"] !== true) return;
      const faults = [
        ...(await axeFaults(!tags.includes("behaviour"))),
        ...formFaults(document.body),
        ...(tags.includes("sheet") ? [] : nameFaults(document.body, parameters.oneAct)),
        ...regionFaults(document.body, tags.includes("sheet")),
      ];
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
