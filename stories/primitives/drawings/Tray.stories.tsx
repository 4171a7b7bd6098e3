import { Tray } from "#src/primitives/drawings/Tray.tsx";
import preview from "#workbench/preview.tsx";

/** Nothing received yet. */
const meta = preview.meta({ component: Tray });

export const Plain = meta.story({ name: "Ablage, noch nichts darin" });
