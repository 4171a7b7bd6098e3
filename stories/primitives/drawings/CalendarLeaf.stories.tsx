import { CalendarLeaf } from "#src/primitives/drawings/CalendarLeaf.tsx";
import preview from "#workbench/preview.tsx";

/** A date is fixed: for successes. */
const meta = preview.meta({ component: CalendarLeaf });

export const Plain = meta.story({ name: "Kalenderblatt, Termin steht fest" });
