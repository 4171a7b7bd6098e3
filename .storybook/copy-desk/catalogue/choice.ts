import type { TextKind } from "#workbench/findings/findings.ts";
import { draftedKeys, nothingDrafted, type Drafted } from "../drafted.ts";
import type { Locale, Row, ShownText } from "./row.ts";
import { areas } from "#workbench/shared/titles.ts";
import { kindNames, localeNames, orderNames, viewNames } from "./words.ts";

export type Choice = {
  search: string;
  area: string;
  kind: TextKind | "";
  view: keyof typeof viewNames;
  order: keyof typeof orderNames;
  locale: keyof typeof localeNames;
};

export const everything: Choice = { search: "", area: "", kind: "", view: "all", order: "place", locale: "both" };

/** The choice that an address names, as `inAddress` writes it: `catalogue-area` and so on */
export function choiceIn(address: URLSearchParams): Choice {
  const named = (field: keyof Choice) => address.get(`catalogue-${field}`) ?? "";
  const oneOf = <Name extends string>(field: keyof Choice, names: Readonly<Record<Name, string>>, usual: Name) =>
    (Object.keys(names) as Name[]).find((name) => name === named(field)) ?? usual;
  return {
    search: named("search"),
    area: oneOf<string>("area", areas, everything.area),
    kind: oneOf<TextKind | "">("kind", { "": "", ...kindNames }, everything.kind),
    view: oneOf("view", viewNames, everything.view),
    order: oneOf("order", orderNames, everything.order),
    locale: oneOf("locale", localeNames, everything.locale),
  };
}

/** What is as at first is empty. */
export const inAddress = ({ search, ...picked }: Choice): Record<string, string> => ({
  "catalogue-search": search.trim(),
  "catalogue-area": picked.area,
  "catalogue-kind": picked.kind,
  "catalogue-view": picked.view === everything.view ? "" : picked.view,
  "catalogue-order": picked.order === everything.order ? "" : picked.order,
  "catalogue-locale": picked.locale === everything.locale ? "" : picked.locale,
});

type Drafts = Pick<Drafted, "proposal" | "draftStatuses" | "untaken">;

/** Filtered and sorted rows; a hidden language is ignored. */
export function chosen<Of extends Row>(
  rows: readonly Of[],
  choice: Choice,
  { proposal, draftStatuses, untaken }: Drafts = nothingDrafted,
): Of[] {
  const isShown = ({ locale }: { locale: Locale }) => choice.locale === "both" || locale === choice.locale;
  const own = new Set(
    draftedKeys({ proposal: proposal.filter(isShown), untaken: untaken.filter(isShown), draftStatuses }),
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

/** `own`: the keys with a draft in this browser. */
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
