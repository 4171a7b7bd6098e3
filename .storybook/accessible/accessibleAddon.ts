import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { axeFaults } from "./axeFaults.ts";
import { formFaults } from "./formFaults.ts";
import { regionFaults } from "./regionFaults.ts";
import { wayFaults } from "./wayFaults.ts";

/**
 * In tests (`globals.judged`) each story, as it stands at its end, is judged by axe in both themes, by what its fields tell, by its live regions,
 * and, a screen, by whether what is missing can be mended there.
 */
export const accessibleAddon = () =>
  definePreviewAddon({
    initialGlobals: { judged: false },
    async afterEach({ globals, tags, title }) {
      if (globals["judged"] !== true) return;
      const faults = [
        ...(await axeFaults(!tags.includes("behaviour"))),
        ...formFaults(document.body),
        ...regionFaults(document.body, tags.includes("sheet")),
        ...(title.startsWith("screens/") ? wayFaults(document.body) : []),
      ];
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
