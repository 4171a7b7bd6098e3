import { derivedParameters, type StoryFacts } from "../storybook/derivedParameters.ts";
import { definePreviewAddon } from "../storybook/previewAddon.ts";
import { modes, phone, type ModeName } from "./modes.ts";

interface VisualParameters {
  /** Further ways in which this story is photographed, besides its own. */
  visual?: { modes: readonly ModeName[] };
}

/** Types `parameters.visual` in every story, and passes them on to Chromatic. */
export const visualAddon = () =>
  definePreviewAddon<{ parameters: VisualParameters }>({
    argTypesEnhancers: [derivedParameters((story) => ({ chromatic: chromaticParameters(story) }))],
  });

type Options = Record<string, { styles: { width: string; height: string } } | undefined>;

/** What Chromatic has to know of a story: the same ways to look at it as our own camera. A behaviour or a journey is not a state. */
function chromaticParameters({ tags, parameters, globals }: StoryFacts) {
  if (tags.includes("behaviour") || tags.includes("journey")) return { disableSnapshot: true };
  const { visual } = parameters as VisualParameters;
  const viewport = viewportOf(parameters, globals) ?? phone;
  const further = (visual?.modes ?? []).map((name) => [name, { viewport, ...modes[name] }] as const);
  return { modes: { phone: { viewport }, ...Object.fromEntries(further) } };
}

/** The size that a story names in its `globals`, as the toolbar knows it. */
function viewportOf(parameters: StoryFacts["parameters"], globals: StoryFacts["globals"]): typeof phone | undefined {
  const { options = {} } = (parameters.viewport ?? {}) as { options?: Options };
  const { value = "" } = (globals.viewport ?? {}) as { value?: string };
  const styles = options[value]?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
