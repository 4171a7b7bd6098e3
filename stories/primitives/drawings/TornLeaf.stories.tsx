import { TornLeaf } from "#src/primitives/drawings/TornLeaf.tsx";
import preview from "#workbench/preview.tsx";

/** A day is cancelled. */
const meta = preview.meta({ component: TornLeaf });

export const Plain = meta.story({ name: "Abgerissenes Blatt, Termin abgesagt" });
