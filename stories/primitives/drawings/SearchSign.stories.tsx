import { SearchSign } from "#src/primitives/drawings/SearchSign.tsx";
import preview from "#workbench/preview.tsx";

/** No search results. */
const meta = preview.meta({ component: SearchSign });

export const Plain = meta.story({ name: "Schild mit Lupe, nichts gefunden" });
