import { derivedParameters } from "../storybook/derivedParameters.ts";
import { definePreviewAddon } from "../storybook/previewAddon.ts";
import { chromaticParameters } from "./chromaticParameters.ts";
import type { VisualParameters } from "./visualParameters.ts";

/** Types `parameters.visual` in every story, and passes them on to Chromatic. */
export const visualAddon = () =>
  definePreviewAddon<{ parameters: VisualParameters }>({
    argTypesEnhancers: [derivedParameters((story) => ({ chromatic: chromaticParameters(story) }))],
  });
