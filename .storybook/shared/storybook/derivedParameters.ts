import type { ArgTypesEnhancer } from "storybook/internal/csf";

export type StoryFacts = {
  tags: readonly string[];
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
};

type Undocumented = { tags?: string[]; storyGlobals?: Record<string, unknown> };

/**
 * Parameters computed from a story's tags, parameters and globals. Storybook has enhancers for args and types of args only; they
 * see the story's own parameters, to which Storybook itself adds in the same moment.
 */
export const derivedParameters =
  (derive: (story: StoryFacts) => Record<string, unknown>): ArgTypesEnhancer =>
  (context) => {
    const { tags = [], storyGlobals = {} } = context as Undocumented;
    const { parameters } = context;
    Object.assign(parameters, derive({ tags, parameters, globals: storyGlobals }));
    return context.argTypes;
  };
