import css from "#src/styles/theme.css?raw";

type Tokens = Record<string, string>;

/** The custom properties of the first block that `head` opens. */
function block(head: string): Tokens {
  const start = css.indexOf(`${head} {`);
  if (start < 0) throw new Error(`theme.css has no block "${head}"`);
  const body = css.slice(start, css.indexOf("\n}", start)).replaceAll(/\/\*.*?\*\//gs, "");
  return Object.fromEntries(
    [...body.matchAll(/^\s*--([\w-]+):\s*(.+?);/gms)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const light = block(":root");

/** The tokens of both themes, read from theme.css itself. */
export const themes: Record<"light" | "dark", Tokens> = {
  light,
  dark: { ...light, ...block(':root[data-theme="dark"]') },
};

/** Type, radius and the like, which both themes share. */
export const scale: Tokens = block("@theme");

export const colour = (theme: keyof typeof themes, name: string): string => {
  const value = themes[theme][name];
  if (!value?.startsWith("oklch(")) throw new Error(`--${name} is no colour of theme.css`);
  return value;
};

/** `1.75rem` → 28 */
export const pixels = (value: string): number => Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1);
