import { SignedPaper } from "#src/primitives/drawings/SignedPaper.tsx";
import preview from "#workbench/preview.tsx";

/** A contract is complete. */
const meta = preview.meta({ component: SignedPaper });

export const Plain = meta.story({ name: "Unterschrieben, Vertrag vollständig" });
