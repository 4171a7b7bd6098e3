import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import preview from "#workbench/preview.tsx";

/** Where a TaskRows will stand. The words that say what is loaded stand beside it. */
const meta = preview.meta({ component: RowsSkeleton, args: { rows: 5 } });

export const FiveRows = meta.story({ parameters: { visual: { modes: ["dark"] } } });
export const TwoRows = meta.story({ args: { rows: 2 } });
