import { Letter } from "#src/primitives/drawings/Letter.tsx";
import preview from "#workbench/preview.tsx";

/** A message was sent to the user. */
const meta = preview.meta({ component: Letter });

export const Plain = meta.story({ name: "Brief, Nachricht unterwegs" });
