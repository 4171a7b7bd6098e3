import { Barrier } from "#src/primitives/drawings/Barrier.tsx";
import preview from "#workbench/preview.tsx";

/** No access. */
const meta = preview.meta({ component: Barrier });

export const Plain = meta.story({ name: "Absperrung, hier geht es nicht weiter" });
