import { lineOf } from "../difference.ts";
import { nameOf } from "./card.ts";
import { groupsOf } from "./groups.ts";
import type { Comparison } from "./review.ts";
import { englishBeside, textChanges } from "./textChanges.ts";
import { words, type Counts } from "./words.ts";

export function countsOf({ pictures, reviews }: Comparison): Counts {
  const changed = reviews.filter(({ kind }) => kind === "changed");
  return {
    pictures,
    differences: reviews.length,
    open: reviews.filter(({ isReviewed }) => !isReviewed).length,
    texts: textChanges(changed).length,
    byText: changed.filter(({ text }) => text.length > 0).length,
    silent: changed.filter(({ text }) => text.length === 0).length,
  };
}

const MOST = 40;

/** The comment on a pull request: counts, the changed texts, the causes, then one line per picture. */
export function markdown(comparison: Comparison): string {
  const counts = countsOf(comparison);
  const { base, browser, reviews } = comparison;
  if (reviews.length === 0) return `### ${words.title}\n\n${words.nothing} ${words.against(base, browser)}\n`;
  const texts = textChanges(reviews).map((change) => {
    const english = englishBeside(change, comparison.english)
      .map(({ text, note }) => text + note)
      .join(" / ");
    return `| ${cell(change.before)} | ${cell(change.after)} | ${cell(english)} | ${change.ids.length} |`;
  });
  const refusals = [...new Set(reviews.flatMap(({ refusal }) => refusal ?? []))].map((reason) => {
    const names = reviews.filter(({ refusal }) => refusal === reason).map(nameOf);
    const others = names.length > 1 ? ` ${words.more(names.length - 1)}` : "";
    return `- ${cell(reason || words.noReason)} (${cell(names[0] ?? "")}${others})`;
  });
  return [
    `### ${words.title}`,
    `**${words.counts(counts)}** ${words.reach(counts)}`,
    words.against(base, browser),
    ...(texts.length > 0
      ? [
          [
            `| ${Object.values(words.textColumns).join(" | ")} |`,
            "| --- | --- | --- | --: |",
            ...texts.slice(0, MOST),
          ].join("\n"),
        ]
      : []),
    groupsOf(reviews, comparison.madeOf)
      .slice(0, MOST)
      .map(({ title, reviews: all }) => `- ${cell(title)}: ${words.groupSize(all)}`)
      .join("\n"),
    ...(refusals.length > 0 ? [`**${words.refusals}**\n\n${refusals.slice(0, MOST).join("\n")}`] : []),
    [
      "```",
      ...reviews.slice(0, MOST).map((review) => `${review.isReviewed ? "✓" : " "} ${lineOf(review)}`),
      ...(reviews.length > MOST ? [words.more(reviews.length - MOST)] : []),
      "```",
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** Escapes a text: it cannot end its cell, contain markup or mention a user. */
const cell = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>|~#@&!]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll(/\s+/g, " ");
