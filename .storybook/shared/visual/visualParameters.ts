import type { ModeName } from "./modes.ts";

export interface VisualParameters {
  /** Further ways in which this story is photographed, besides its own. */
  visual?: { modes: readonly ModeName[] };
}
