import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { formFaults } from "./formFaults.ts";

/** While stories are tested, each one, as it stands at its end, is judged by what its fields tell. */
export const accessibleAddon = () =>
  definePreviewAddon({
    afterEach({ globals }) {
      if (globals["darkToo"] !== true) return;
      const faults = formFaults(document.body);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
