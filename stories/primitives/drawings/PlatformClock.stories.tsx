import { PlatformClock } from "#src/primitives/drawings/PlatformClock.tsx";
import preview from "#workbench/preview.tsx";

/** Something takes time. */
const meta = preview.meta({ component: PlatformClock });

export const Plain = meta.story({ name: "Uhr am Gate, es dauert noch" });
