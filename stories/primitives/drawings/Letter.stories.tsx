import { Letter } from "#src/primitives/drawings/Letter.tsx";
import preview from "#workbench/preview.tsx";

/** Something is on its way to the person: for messages that were sent. */
const meta = preview.meta({ component: Letter });

export const Plain = meta.story({ name: "Brief, Nachricht unterwegs" });
