import type { TextKind } from "#workbench/findings/findings.ts";
import type { Proposal } from "../proposal.ts";
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
export function chosen<Of extends Row>(rows: readonly Of[], choice: Choice, proposal: Proposal = []): Of[] {
  const own = new Set(
    proposal.filter(({ locale }) => choice.locale === "both" || locale === choice.locale).map(({ key }) => key),
  );
  const search = plain(choice.search.trim());
  const found = rows.filter(
    (row) =>
      (!choice.area || row.area === choice.area) &&
      (!choice.kind || row.kind === choice.kind) &&
      isInView(row, choice, own) &&
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

/** `own`: the keys with a proposal in this browser. */
function isInView(row: Row, choice: Choice, own: ReadonlySet<string>): boolean {
  const texts = textsOf(row, choice);
  switch (choice.view) {
    case "all":
      return true;
    case "changed":
      return own.has(row.key) || texts.some(({ was }) => was !== undefined);
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
