import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import preview from "#workbench/preview.tsx";

/** Placeholder of a list. Wrap it in a Loading, which announces it. */
const meta = preview.meta({ component: RowsSkeleton, args: { rows: 5 } });

export const FiveRows = meta.story({ name: "Fünf Zeilen", parameters: { visual: { modes: ["dark"] } } });
export const TwoRows = meta.story({ name: "Zwei Zeilen", args: { rows: 2 } });
export const OfPeople = meta.story({ name: "Zeilen mit Personen", args: { rows: 3, lead: "circle" } });
export const WithTitle = meta.story({ name: "Mit Überschrift", args: { rows: 2, title: "Ihre Übersicht" } });
