import { FallenSign } from "#src/primitives/drawings/FallenSign.tsx";
import preview from "#workbench/preview.tsx";

/** An action failed: for failures. The only drawing without the yellow square. */
const meta = preview.meta({ component: FallenSign });

export const Plain = meta.story({ name: "Umgefallenes Schild, Fehler" });
