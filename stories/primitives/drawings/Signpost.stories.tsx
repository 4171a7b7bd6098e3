import { Signpost } from "#src/primitives/drawings/Signpost.tsx";
import preview from "#workbench/preview.tsx";

/** A link to another page. */
const meta = preview.meta({ component: Signpost });

export const Plain = meta.story({ name: "Wegweiser, der Weg führt woandershin" });
