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

/** By the class that makes it, what has a corner; of a value without a name, why. */
export const corners = {
  "rounded-[0.3125rem]": "Farbfeld in Farbwahl und Legende. Ausnahme: Größere Ecken sähen hier rund aus.",
  "rounded-[0.375rem]": "Kästchen. Ausnahme: Größere Ecken sähen hier rund aus. Rund ist nur eine Person.",
  "rounded-plate": "Plakette, Kalenderblatt, QR-Code",
  "rounded-field": "Feld, Schaltfläche, Farbwahl",
  "rounded-card": "Karte, Liste, Meldung, Dialog am Rechner",
  "rounded-t-[1rem]": "Dialog auf dem Handy. Ausnahme: Er ist breiter als jede Karte.",
  "rounded-full": "Etikett, Filter, Person",
};
