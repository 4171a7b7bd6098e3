import type { StoryFacts } from "../storybook/derivedParameters.ts";
import { modes, phone } from "./modes.ts";
import type { VisualParameters } from "./visualParameters.ts";

type Options = Record<string, { styles: { width: string; height: string } } | undefined>;

/** What Chromatic has to know of a story: the same ways to look at it as our own camera. A behaviour or a journey is not a state. */
export function chromaticParameters({ tags, parameters, globals }: StoryFacts) {
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
