import type { Brightness } from "./brightness.ts";

export type Tokens = Record<string, string>;

/** The custom properties of the first block of a style sheet that `head` opens. */
export function tokensIn(css: string, head: string): Tokens {
  const start = css.indexOf(`${head} {`);
  if (start < 0) throw new Error(`theme.css has no block "${head}"`);
  const body = css.slice(start, css.indexOf("\n}", start)).replaceAll(/\/\*.*?\*\//gs, "");
  return Object.fromEntries(
    [...body.matchAll(/^\s*--([\w-]+):\s*(.+?);/gms)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** `light-dark(oklch(…), oklch(…))`, alone or within a shadow. */
const pair = /light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+?)\s*\)/g;

/** What a written value is in a theme: a colour with two values is `light-dark(light, dark)`. */
export const valueIn = (theme: Brightness, written: string): string =>
  written.replaceAll(pair, theme === "light" ? "$1" : "$2");

/** The tokens of both themes: each is written once. */
export function themesIn(css: string): Record<Brightness, Tokens> {
  const entries = Object.entries(tokensIn(css, ":root"));
  const inTheme = (theme: Brightness) =>
    Object.fromEntries(entries.map(([name, written]) => [name, valueIn(theme, written)]));
  return { light: inTheme("light"), dark: inTheme("dark") };
}

/** `1.75rem` → 28 */
export const pixels = (value: string): number => Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1);
