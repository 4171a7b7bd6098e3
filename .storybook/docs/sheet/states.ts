export type Size = { width: number; height: number };

/** One numbered frame of a sheet. */
export type State = { number: number; id: string; name: string; rows: readonly string[]; size: Size };

type StoryOfAScreen = {
  id: string;
  name: string;
  tags?: readonly string[];
  parameters: Record<string, unknown>;
  storyGlobals: Record<string, unknown>;
};

export const phone: Size = { width: 390, height: 844 };
export const small: Size = { width: 320, height: 568 };
const tablet: Size = { width: 768, height: 1024 };
const desktop: Size = { width: 1280, height: 800 };

/** What a sheet offers, narrow before wide. */
export const sizes: readonly Size[] = [small, phone, tablet, desktop];

const named: Record<string, Size> = { small, tablet, desktop };

export const isState = ({ tags }: Pick<StoryOfAScreen, "tags">): boolean => !tags?.includes("behaviour");

export const sizeOf = ({ storyGlobals }: Pick<StoryOfAScreen, "storyGlobals">): Size =>
  named[(storyGlobals.viewport as { value?: string } | undefined)?.value ?? ""] ?? phone;

/** The states among the stories of a screen, numbered in their order; what shows behaviour is left out. */
export const statesOf = (stories: readonly StoryOfAScreen[]): State[] =>
  stories.filter(isState).map(({ id, name, parameters, storyGlobals }, at) => ({
    number: at + 1,
    id,
    name,
    rows: Array.isArray(parameters.spec) ? (parameters.spec as string[]) : [],
    size: sizeOf({ storyGlobals }),
  }));

/** States whose name or rows contain every word of the search; a mere number is the number of a state. */
export function found(states: readonly State[], search: string): State[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return states.filter(({ number, name, rows }) => {
    const text = [name, ...rows].join(" ").toLowerCase();
    return terms.every((word) => (/^\d+$/.test(word) ? Number(word) === number : text.includes(word)));
  });
}
