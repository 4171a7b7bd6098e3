import { isStory } from "storybook/internal/csf";

type Globals = Record<string, unknown>;

export type StateStory = {
  /** The story file of the screen, below `stories`. */
  screen: string;
  name: string;
  viewport: string;
  show: (globals: Globals) => Promise<void>;
};

const files = import.meta.glob<Record<string, unknown>>("../../stories/screens/**/*.stories.tsx", { eager: true });

/** Every story that shows a state of a screen, without behaviour. */
export const stateStories: readonly StateStory[] = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, story]): StateStory[] => {
    if (!isStory(story) || story.composed.tags?.includes("behaviour")) return [];
    // Args alone show the state; a play searches for words that stress changes.
    const still = story.extend({ play: async () => {} });
    const own: Globals = story.composed.globals;
    const screen = file.slice("../../stories/".length, -".stories.tsx".length);
    return [
      {
        screen,
        name: `${screen} ${name}`,
        viewport: (own.viewport as { value: string }).value,
        show: (globals: Globals) => still.run({ globals: { ...own, a11y: { manual: true }, ...globals } }),
      },
    ];
  }),
);
