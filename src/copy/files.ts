import type { CompiledMessage } from "icu-minify/format";

export const files = import.meta.glob<Record<string, CompiledMessage>>("./de/*.json", { import: "default" });
