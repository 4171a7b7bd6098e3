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

/** The tokens of both themes: each is written once, a colour with two values as `light-dark(light, dark)`. */
export function themesIn(css: string): Record<"light" | "dark", Tokens> {
  const entries = Object.entries(tokensIn(css, ":root"));
  const inTheme = (value: string) =>
    Object.fromEntries(entries.map(([name, written]) => [name, written.replaceAll(pair, value)]));
  return { light: inTheme("$1"), dark: inTheme("$2") };
}

/** `1.75rem` → 28 */
export const pixels = (value: string): number => Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1);
