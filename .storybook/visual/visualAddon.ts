import { derivedParameters } from "../experimental/derivedParameters.ts";
import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { chromaticParameters } from "./chromaticParameters.ts";
import type { ModeName } from "./modes.ts";

export interface VisualParameters {
  /** Further ways in which this story is photographed, besides its own. */
  visual?: { modes: readonly ModeName[] };
}

/** Types `parameters.visual` in every story, and tells Chromatic the same. */
export const visualAddon = () =>
  definePreviewAddon<{ parameters: VisualParameters }>({
    argTypesEnhancers: [derivedParameters((story) => ({ chromatic: chromaticParameters(story) }))],
  });
