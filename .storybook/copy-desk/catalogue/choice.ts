import type { TextKind } from "#workbench/findings/findings.ts";
import type { Row, ShownText } from "./row.ts";
import type { localeNames, orderNames, viewNames } from "./words.ts";

export type Choice = {
  search: string;
  area: string;
  kind: TextKind | "";
  view: keyof typeof viewNames;
  order: keyof typeof orderNames;
  locale: keyof typeof localeNames;
};

export const everything: Choice = { search: "", area: "", kind: "", view: "all", order: "place", locale: "both" };

/** Filtered and sorted rows; a hidden language is ignored. */
export function chosen<Of extends Row>(rows: readonly Of[], choice: Choice): Of[] {
  const search = plain(choice.search.trim());
  const found = rows.filter(
    (row) =>
      (!choice.area || row.area === choice.area) &&
      (!choice.kind || row.kind === choice.kind) &&
      isInView(row, choice) &&
      (!search ||
        [row.key, ...textsOf(row, choice).map(({ text }) => text)].some((text) => plain(text).includes(search))),
  );
  const length = (row: Row) => Math.max(...textsOf(row, choice).map(({ text }) => text.length));
  return choice.order === "longest" ? found.toSorted((one, other) => length(other) - length(one)) : found;
}

export const textsOf = ({ de, en }: Row, { locale }: Choice): ShownText[] =>
  locale === "both" ? [de, en] : [locale === "de" ? de : en];

/** Upper and lower case and spaces that do not break make no difference to a search. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").toLowerCase();

function isInView(row: Row, choice: Choice): boolean {
  const texts = textsOf(row, choice);
  switch (choice.view) {
    case "all":
      return true;
    case "changed":
      return texts.some(({ was }) => was !== undefined);
    case "given":
      return texts.some(({ given }) => given !== undefined);
    case "found":
      return texts.some(({ findings }) => findings.length > 0);
    case "unseen":
      return row.stories.length === 0;
    case "review":
      return row.currentStatus.status === "review";
    case "approved":
      return (
        (row.currentStatus.status === "approved" || row.currentStatus.status === "picture") &&
        row.currentStatus.expired === null
      );
    case "expired":
      return row.currentStatus.expired !== null;
  }
}
