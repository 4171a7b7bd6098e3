import { Bench } from "#src/primitives/drawings/Bench.tsx";
import preview from "#workbench/preview.tsx";

/** Nobody is here (any more). */
const meta = preview.meta({ component: Bench });

export const Plain = meta.story({ name: "Sitzreihe, niemand da" });
