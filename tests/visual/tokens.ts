import { parse } from "postcss";

/** A design token of the style sheet, and a test for its use in a text. */
export type Token = { name: string; isUsedIn: (text: string) => boolean };

type Sheet = { tokens: Map<string, string>; rules: string };

function sheetOf(css: string): Sheet {
  const root = parse(css);
  const tokens = new Map<string, string>();
  root.walkDecls(/^--/, (declaration) => {
    tokens.set(declaration.prop, `${tokens.get(declaration.prop) ?? ""}${declaration.value};`);
    declaration.remove();
  });
  return { tokens, rules: root.toString().replaceAll(/\s+/g, " ").trim() };
}

/** `--action` is used as `bg-action` and as `(--action)`, `--text-title` as `text-title`; `bg-action-ink` is another one. */
const patternOf = (name: string) =>
  new RegExp(`${/\w-\w/.test(name) ? /[\s"'`:-]/.source : "-"}${name.slice(2)}(?![\\w-])`);

/**
 * The tokens whose values differ between two versions of the style sheet, or null if a rule differs, too. Tokens in the
 * sheet's own rules affect everything.
 */
export function changedTokens(before: string, after: string): Token[] | null {
  const [old, now] = [sheetOf(before), sheetOf(after)];
  if (old.rules !== now.rules) return null;
  return [...new Set([...old.tokens.keys(), ...now.tokens.keys()])]
    .filter((name) => old.tokens.get(name) !== now.tokens.get(name))
    .map((name) => ({
      name,
      isUsedIn: (text) => now.rules.includes(`var(${name})`) || patternOf(name).test(text),
    }));
}
