import { Key } from "#src/primitives/drawings/Key.tsx";
import preview from "#workbench/preview.tsx";

/** The way in is open again. */
const meta = preview.meta({ component: Key });

export const Plain = meta.story({ name: "Schlüssel, Zugang wieder frei" });
