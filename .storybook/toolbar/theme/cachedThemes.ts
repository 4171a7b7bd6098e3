import * as theming from "storybook/theming";

type Theming = typeof theming;
type Theme = Parameters<Theming["ensure"]>[0];

/**
 * Storybook's manager makes its theme anew with every change of its state, some fourteen with each story that is chosen, and
 * a new theme draws everything in it anew. With the same theme for the same options each switch takes half the time. The
 * manager reads its theming functions after this file has run; where it finds them elsewhere one day, nothing changes.
 */
export function cacheThemes(): void {
  const themes = new Map<Theme, ReturnType<Theming["ensure"]>>();
  const ensure = (options: Theme) => {
    const cached = themes.get(options) ?? theming.ensure(options);
    themes.set(options, cached);
    return cached;
  };
  Object.assign(globalThis, { __STORYBOOK_THEMING__: { ...theming, ensure } });
}
