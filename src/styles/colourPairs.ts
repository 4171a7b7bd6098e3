/** Two tokens of theme.css used together, and their contrast: 7 and 4.5 for text, 3 for lines, glyphs and focus. */
export type ColourPair = { front: string; back: string; need: 3 | 4.5 | 7 };

const on = (back: string, need: ColourPair["need"], ...fronts: string[]): ColourPair[] =>
  fronts.map((front) => ({ front, back, need }));

export const colourPairs: readonly ColourPair[] = [
  ...on("paper", 7, "ink", "ink-2"),
  ...on("paper", 4.5, "ink-3", "go", "halt", "caution", "hint"),
  ...on("paper", 3, "line-strong", "focus", "action", "choice-edge"),
  ...on("surface", 7, "ink", "ink-2"),
  ...on("surface", 4.5, "ink-3", "go", "halt", "caution", "hint"),
  ...on("surface", 3, "line-strong", "focus", "action", "choice-edge", "halt-fill", "pass-green", "pass-blue"),
  ...on("fill", 7, "ink", "ink-2"),
  ...on("fill", 4.5, "ink-3", "go", "halt"),
  ...on("fill", 3, "focus"),
  ...on("action", 7, "action-ink"),
  ...on("action", 3, "action-mark"),
  ...on("sign", 7, "sign-ink", "sign-ink-2"),
  ...on("sign", 3, "sign-line", "sign-focus", "signal"),
  ...on("sign-line", 3, "signal"),
  ...on("signal", 7, "signal-ink"),
  ...on("halt-fill", 4.5, "halt-ink"),
  ...on("go-soft", 7, "ink"),
  ...on("go-soft", 4.5, "go"),
  ...on("halt-soft", 7, "ink"),
  ...on("halt-soft", 4.5, "halt"),
  ...on("caution-soft", 7, "ink"),
  ...on("caution-soft", 4.5, "caution"),
  ...on("hint-soft", 7, "ink"),
  ...on("hint-soft", 4.5, "ink-2", "hint"),
];
