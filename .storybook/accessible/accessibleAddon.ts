import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { axeFaults } from "./axeFaults.ts";
import { dialogFaults } from "./dialogFaults.ts";
import { formFaults } from "./formFaults.ts";
import { pressFaults } from "./pressFaults.ts";
import { regionFaults } from "./regionFaults.ts";

/** In tests (`globals.judged`) each story, as it stands at its end, is judged by axe in both themes, by what its fields and dialogs tell, by its live regions, and by what a press of a button that is off says. */
export const accessibleAddon = () =>
  definePreviewAddon({
    initialGlobals: { judged: false },
    async afterEach({ globals, tags }) {
      if (globals["judged"] !== true) return;
      const faults = [
        ...(await axeFaults(!tags.includes("behaviour"))),
        ...formFaults(document.body),
        ...regionFaults(document.body, tags.includes("sheet")),
        ...dialogFaults(document.body),
        // Changes the page: last.
        ...(await pressFaults(document.body)),
      ];
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
