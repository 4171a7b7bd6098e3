import type { Difference } from "../difference.ts";
import type { English } from "../english.ts";
import { words } from "./words.ts";

/** One changed text, and every picture with the change. */
export type TextChange = { before: string; after: string; ids: string[] };

/** The same change of text in many pictures is one change. */
export function textChanges(differences: readonly Difference[]): TextChange[] {
  const changes = new Map<string, TextChange>();
  for (const { id, text } of differences)
    for (const { before, after } of wordsFirst(pairsOf(text))) {
      const at = JSON.stringify([before, after]);
      const change = changes.get(at) ?? { before, after, ids: [] };
      if (!change.ids.includes(id)) change.ids.push(id);
      changes.set(at, change);
    }
  return [...changes.values()].toSorted((one, other) => other.ids.length - one.ids.length);
}

type Pair = { before: string; after: string };

const isRole = (line: string) => line.startsWith("- ");

/** Visible text is repeated as the name of a role: the text is enough. Names count if nothing else has changed. */
function wordsFirst(pairs: readonly Pair[]): readonly Pair[] {
  const read = pairs.filter(({ before, after }) => !isRole(before) && !isRole(after));
  return read.length > 0 ? read : pairs;
}

/** Pairs adjacent removed and added lines, in order. */
function pairsOf(lines: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [went, came]: [string[], string[]] = [[], []];
  const close = () => {
    for (let at = 0; at < Math.max(went.length, came.length); at++)
      pairs.push({ before: went[at] ?? "", after: came[at] ?? "" });
    [went, came] = [[], []];
  };
  for (const line of lines) {
    if (line.startsWith("-") && came.length > 0) close();
    (line.startsWith("-") ? went : came).push(shown(line.slice(2).trim()));
  }
  close();
  return pairs;
}

/** Makes non-breaking spaces visible. */
export const shown = (text: string): string => text.replaceAll("\u00A0", "⍽");

/** What a line says: itself, or the name or the content of a role such as `- button "Weiter"`. */
const wordsOf = (line: string): string | undefined => {
  const [, name, content] = /^- \w+(?: "(.*)")?(?: \[.*\])?:? ?(.*)$/.exec(line) ?? [undefined, undefined, line];
  return (name ?? content)?.replaceAll("⍽", "\u00A0") || undefined;
};

/** The English beside a change: what it was and is, or that it stayed. */
export const englishBeside = ({ before, after }: Pair, english: English): { text: string; note: string }[] =>
  english({ before: wordsOf(before), after: wordsOf(after) }).flatMap((sides) => {
    const [old, now] = [sides.before, sides.after].map((text) => text && shown(readable(text)));
    const text = [...new Set([old, now])].filter(Boolean).join(" → ");
    return text ? [{ text, note: old === now ? ` (${words.unchanged})` : "" }] : [];
  });

/** `<b>{count, number} of {max, number}</b>` is `{count} of {max}`; a plural stays as it is written. */
const readable = (text: string): string =>
  text.replaceAll(/<\/?\w+>/g, "").replaceAll(/\{(\w+), (?:number|date|time)[^{}]*\}/g, "{$1}");
