import { Bench } from "#src/primitives/drawings/Bench.tsx";
import preview from "#workbench/preview.tsx";

/** Nobody present, or nobody left. */
const meta = preview.meta({ component: Bench });

export const Plain = meta.story({ name: "Sitzreihe, niemand da" });
