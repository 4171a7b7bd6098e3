import type { Difference } from "../difference.ts";

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
