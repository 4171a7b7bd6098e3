import { nameOfPart } from "#workbench/shared/titles.ts";
import type { MadeOf, Review } from "./review.ts";
import { textChanges } from "./textChanges.ts";
import { words } from "./words.ts";

/** Differences with one cause, unreviewed ones and the largest first. */
export type Group = { title: string; location: string; tokens: readonly string[]; reviews: readonly Review[] };

/** `src/styles/theme.css --action --go-soft` names the tokens of the sheet. */
const tokensIn = (location: string): string[] => location.split(" ").filter((part) => part.startsWith("--"));

const PART = /^src\/(screens|patterns|primitives)\/(?:.*\/)?(\w+)\.tsx$/;
const isProduct = (file: string) => file.startsWith("src/");

/**
 * Puts every difference into one group: by its kind, by the changed text, else by the changed file that explains most
 * of the others. Files of the product come before those of the workbench, which every picture depends on.
 */
export function groupsOf(reviews: readonly Review[], madeOf: MadeOf): Group[] {
  const groups = new Map<string, { title: string; location: string; reviews: Review[] }>();
  const put = (title: string, location: string, review: Review) => {
    const group = groups.get(title + location) ?? { title, location, reviews: [] };
    group.reviews.push(review);
    groups.set(title + location, group);
  };

  const changed = reviews.filter(({ kind }) => kind === "changed");
  const texts = textChanges(changed);
  const silent: Review[] = [];
  for (const review of reviews) {
    const text = texts.find(({ ids }) => review.kind === "changed" && ids.includes(review.id));
    if (review.kind !== "changed") put(words.groups[review.kind], "", review);
    else if (text) put(words.groups.text(text.before, text.after), "", review);
    else silent.push(review);
  }
  for (const [file, explained] of byFile(silent, madeOf))
    for (const review of explained) put(titleOf(file), file, review);

  const openIn = (group: Group) => group.reviews.filter(({ isReviewed }) => !isReviewed).length;
  return [...groups.values()]
    .map((group) => ({
      ...group,
      tokens: tokensIn(group.location),
      reviews: group.reviews.toSorted(byInterest),
    }))
    .toSorted(
      (one, other) =>
        Number(other.reviews[0]?.kind === "broken") - Number(one.reviews[0]?.kind === "broken") ||
        openIn(other) - openIn(one) ||
        other.reviews.length - one.reviews.length ||
        one.title.localeCompare(other.title, "de"),
    );
}

const byInterest = (one: Review, other: Review): number =>
  Number(one.isReviewed) - Number(other.isReviewed) || other.pixels - one.pixels || one.id.localeCompare(other.id);

/** Takes the file that most of the rest depend on, again and again. `""` is the rest without a changed file. */
function byFile(reviews: readonly Review[], madeOf: MadeOf): [file: string, explained: Review[]][] {
  const files = new Map(
    reviews.map((review) => {
      const made = madeOf(review);
      const ofProduct = made.filter(isProduct);
      return [review, ofProduct.length > 0 ? ofProduct : made] as const;
    }),
  );
  const found: [string, Review[]][] = [];
  let rest = [...reviews];
  while (rest.length > 0) {
    const counts = new Map<string, number>();
    for (const review of rest)
      for (const file of files.get(review) ?? []) counts.set(file, (counts.get(file) ?? 0) + 1);
    const [file = ""] = [...counts].toSorted(([a, some], [b, others]) => others - some || a.localeCompare(b))[0] ?? [];
    const explained = rest.filter((review) => file === "" || files.get(review)?.includes(file));
    found.push([file, explained]);
    rest = rest.filter((review) => !explained.includes(review));
  }
  return found;
}

function titleOf(file: string): string {
  const [, layer = "", name = ""] = PART.exec(file) ?? [];
  if (name !== "") return `${words.layers[layer] ?? layer} ${nameOfPart(name)}`;
  if (file.startsWith("src/styles/")) return words.groups.style(tokensIn(file));
  return file === "" ? words.groups.unknown : words.groups.file;
}
