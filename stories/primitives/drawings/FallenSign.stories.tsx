import { FallenSign } from "#src/primitives/drawings/FallenSign.tsx";
import preview from "#workbench/preview.tsx";

/** An action failed: for failures. */
const meta = preview.meta({ component: FallenSign });

export const Plain = meta.story({ name: "Umgefallenes Schild, Fehler" });
