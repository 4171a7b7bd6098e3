import { Pass } from "#src/primitives/drawings/Pass.tsx";
import preview from "#workbench/preview.tsx";

/** Access granted: for successes around the airport pass. */
const meta = preview.meta({ component: Pass });

export const Plain = meta.story({ name: "Flughafenausweis, eingelassen" });
