import { lazily } from "#src/lib/lazily.ts";
import { isRendered } from "./dom.ts";
import { checkedWordsIn, type Page } from "#workbench/spec/requirementWords.ts";

const pageOf = (root: HTMLElement, text: string): Page => ({
  text,
  find: (selector) => [...root.querySelectorAll<HTMLElement>(selector)].filter(isRendered),
});

/** Fetched once: the rows of all stories. */
const fetched = lazily(() => import("virtual:expectations").then(({ expectations }) => expectations));
// Reading all stories takes seconds, for which the first story must not wait.
if (import.meta.env.MODE === "test") void fetched();

/**
 * What the rows of a story require to be visible and is not. A row with one story requires all of it there; one with several
 * requires some of it in each.
 */
export async function requirementFaults(story: string, root: HTMLElement, text: string): Promise<string[]> {
  const page = pageOf(root, text);
  const own = (await fetched()).filter(({ expectation }) => expectation.story === story);
  return own.flatMap(({ id, text: row, expectation, isAlone }) => {
    const claims = [
      ...checkedWordsIn(row).filter(({ word }) => expectation.words.includes(word)),
      ...expectation.texts.map((pattern) => ({ word: pattern, isMet: () => new RegExp(pattern, "u").test(page.text) })),
    ];
    const lost = claims.filter(({ isMet }) => !isMet(page)).map(({ word }) => word);
    const isLost = isAlone ? lost.length > 0 : lost.length === claims.length;
    return isLost ? [`${id} is not to be seen: ${lost.join(", ")} („${row}“)`] : [];
  });
}
