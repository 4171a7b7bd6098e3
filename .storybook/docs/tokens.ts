import type { CSSProperties } from "react";
import css from "#src/styles/theme.css?raw";
import { themesIn, tokensIn, type Tokens } from "../shared/theme/readTokens.ts";

/** The tokens of both themes, read from theme.css itself. */
export const themes = themesIn(css);

/** Type, radius and the like, which both themes share. */
export const scale: Tokens = { ...tokensIn(css, "@theme inline"), ...tokensIn(css, "@theme") };

/** How wide the frame of a page is from a tablet on. */
export const wideFrame =
  tokensIn(css.slice(css.indexOf("@media (min-width: 48rem)")), "  :root")["container-content"] ?? "";

/** The space before the unit never ends a line. */
export const px = (value: number | string) => `${value}\u00a0px`;

/** Every token as a theme has it: the built sheet decides between both at the root, and nowhere below. */
export const tokensOf = (theme: keyof typeof themes) =>
  Object.fromEntries(Object.entries(themes[theme]).map(([name, value]) => [`--${name}`, value])) as CSSProperties;

export const colour = (theme: keyof typeof themes, name: string): string => {
  const value = themes[theme][name];
  if (!value?.startsWith("oklch(")) throw new Error(`--${name} is no colour of theme.css`);
  return value;
};
