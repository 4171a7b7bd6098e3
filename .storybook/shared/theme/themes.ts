import type { ThemeVars } from "storybook/theming";
import type { Brightness } from "./brightness.ts";

/** Where the page of manager and canvas keeps both themes. */
export const THEMES = "workbench-themes";

/** The themes of Storybook's own parts, which the server made of the tokens. */
export const readThemes = (): Record<Brightness, ThemeVars> =>
  JSON.parse(document.getElementById(THEMES)?.textContent ?? "") as Record<Brightness, ThemeVars>;
