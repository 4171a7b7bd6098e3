import type { ThemeVars } from "storybook/theming";
import type { Brightness } from "./brightness.ts";

/** Id of the script element with both themes, in manager and canvas. */
export const THEMES = "workbench-themes";

/** The themes of Storybook's own parts, which the server made of the tokens. */
export const readThemes = (): Record<Brightness, ThemeVars> =>
  JSON.parse(document.getElementById(THEMES)?.textContent ?? "") as Record<Brightness, ThemeVars>;
