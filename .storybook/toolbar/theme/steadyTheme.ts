import * as theming from "storybook/theming";

type Theming = typeof theming;
type Theme = Parameters<Theming["ensure"]>[0];

/**
 * Storybook's manager makes its theme anew with every change of its state, some fourteen with each story that is chosen, and
 * a new theme draws everything in it anew. With the same theme for the same options each switch takes half the time. The
 * manager reads its theming functions after this file has run; where it finds them elsewhere one day, nothing changes.
 */
export function keepThemeSteady(): void {
  const made = new Map<Theme, ReturnType<Theming["ensure"]>>();
  const ensure = (options: Theme) => {
    const known = made.get(options) ?? theming.ensure(options);
    made.set(options, known);
    return known;
  };
  Object.assign(globalThis, { __STORYBOOK_THEMING__: { ...theming, ensure } });
}
