import { definePreviewAddon } from "storybook/internal/csf";

/** What a story proves: rows of the requirement catalogue, and the machine state it shows. */
export interface SpecParameters {
  spec?: readonly string[];
  state?: string;
}

/** Types `parameters.spec` and `parameters.state` in every story. */
export const specAddon = () => definePreviewAddon<{ parameters: SpecParameters }>({});
