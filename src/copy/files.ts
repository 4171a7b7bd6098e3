import type { Messages } from "./store.ts";

/** Where the texts of each area are, one file each. */
export const files = import.meta.glob<Messages>("./de/*.json", { import: "default" });
