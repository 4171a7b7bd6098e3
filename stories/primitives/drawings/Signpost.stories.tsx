import { Signpost } from "#src/primitives/drawings/Signpost.tsx";
import preview from "#workbench/preview.tsx";

/** This way leads elsewhere. */
const meta = preview.meta({ component: Signpost });

export const Plain = meta.story({ name: "Wegweiser, der Weg führt woandershin" });
