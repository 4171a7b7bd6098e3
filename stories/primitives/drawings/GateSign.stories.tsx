import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import preview from "#workbench/preview.tsx";

/** Content will follow: for empty pages. */
const meta = preview.meta({ component: GateSign });

export const Plain = meta.story({ name: "Schild am Gate, hier kommt noch etwas" });
