import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import preview from "#workbench/preview.tsx";

/** No date yet. */
const meta = preview.meta({ component: FreeDay });

export const Plain = meta.story({ name: "Kalenderblatt, noch kein Termin" });
