import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { darkFaults } from "./darkFaults.ts";

/** While stories are tested each state is judged in the dark, too, without drawing it a second time (`globals.darkToo`). */
export const darkAddon = () =>
  definePreviewAddon({
    initialGlobals: { darkToo: false },
    async afterEach({ globals, tags }) {
      if (globals["darkToo"] !== true || tags.includes("behaviour")) return;
      const faults = await darkFaults();
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
