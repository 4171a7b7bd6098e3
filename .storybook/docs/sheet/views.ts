import { globalsOf, type Settings } from "./settings.ts";
import { phone, small, type Size } from "./states.ts";
import { words } from "./words.ts";

/** How one frame shows a state. `size` is left to the state where the frames do not differ in it. */
export type View = { name: string; theme: Settings["theme"]; globals: string; size?: Size };

/** The frames of each state: one, or two that differ in one thing. */
export function viewsOf(settings: Settings, globals: Record<string, unknown>): View[] {
  const view = (name: string, change: Partial<Settings>, size?: Size): View => {
    const changed = { ...settings, ...change };
    return { name, theme: changed.theme, globals: globalsOf(changed, globals), ...(size ? { size } : {}) };
  };
  switch (settings.pair) {
    case "none":
      return [view("", {})];
    case "theme":
      return (["light", "dark"] as const).map((theme) => view(words.themes[theme], { theme }));
    case "locale":
      return (["de", "en"] as const).map((locale) => view(words.locales[locale], { locale }));
    case "width":
      return [phone, small].map((size) => view(words.wide(size.width), {}, size));
  }
}

/** How wide the frames of a state are together, in pixels, on the phone that most states have. */
export const widthOf = (views: readonly View[]): number => views.reduce((sum, { size = phone }) => sum + size.width, 0);
