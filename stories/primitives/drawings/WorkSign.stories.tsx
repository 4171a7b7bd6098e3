import { WorkSign } from "#src/primitives/drawings/WorkSign.tsx";
import preview from "#workbench/preview.tsx";

/** Out of service for a while. */
const meta = preview.meta({ component: WorkSign });

export const Plain = meta.story({ name: "Aufsteller, gleich wieder da" });
