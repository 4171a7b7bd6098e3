import type { CompiledMessage } from "icu-minify/format";

/** Where the texts of each area are, one file each. */
export const files = import.meta.glob<Record<string, CompiledMessage>>("./de/*.json", { import: "default" });
