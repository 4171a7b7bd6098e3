import MiniSearch, { type Query } from "minisearch";
import { folders, partTitle } from "../shared/titles.ts";
import type { SearchData } from "./searchData.ts";
import type { IndexEntry } from "../shared/storybook/storyIndex.ts";
import { synonyms } from "./synonyms.ts";
import { tailsOf, termReader, termsOf, queryTerms, type QueryTerm } from "./terms.ts";

export type Hit = {
  id: string;
  kind: "state" | "journey" | "sheet" | "overview" | "page" | "behaviour";
  /** Of the state or the page. */
  name: string;
  /** The path in the sidebar in German; for a state with its screen. */
  path: string[];
  /** Title and export name; empty for a page and a journey. */
  code: string;
};

const weights = { name: 6, part: 3, also: 2.5, rows: 6, group: 1, code: 2, tails: 1, texts: 0.4 };
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

const boosts: Readonly<Record<string, number>> = {
  screens: 1,
  Wege: 0.9,
  patterns: 0.6,
  primitives: 0.5,
  connected: 0.3,
};
const PAGE = 0.7;
const SHEET = 1.3;
const SYNONYM = 0.5;

const groups = synonyms.map((words) => words.flatMap(termsOf));
const MIN_PREFIX = 4;
const MAX_SUFFIX = 2;
/** The prefix `gesper` and the inflected `gesperrter` match `gesperrt`. */
const isForm = (typed: string, word: string) =>
  typed === word ||
  (typed.length >= MIN_PREFIX && word.startsWith(typed)) ||
  (typed.startsWith(word) && typed.length - word.length <= MAX_SUFFIX);

const synonymsOf = (term: string) =>
  groups
    .filter((words) => words.some((word) => isForm(term, word)))
    .flat()
    .filter((word) => word !== term);

const scaled = (boost: Partial<typeof weights>, factor: number) =>
  Object.fromEntries(Object.entries(boost).map(([field, weight]) => [field, weight * factor]));

function queryOf({ word, pieces }: QueryTerm, boost: Partial<typeof weights>): Query {
  const similar = synonymsOf(word);
  return {
    combineWith: "OR",
    queries: [
      word,
      ...(pieces.length > 1 ? [{ combineWith: "AND" as const, queries: pieces }] : []),
      ...(similar.length > 0 ? [{ queries: similar, fuzzy: false, boost: scaled(boost, SYNONYM) }] : []),
    ],
  };
}

function kindOf({ type, tags = [] }: IndexEntry, area: string | undefined, isOfPart: boolean): Hit["kind"] {
  if (tags.includes("behaviour")) return "behaviour";
  if (type === "story") return area === "Wege" ? "journey" : "state";
  if (!isOfPart) return "page";
  return area === "screens" ? "sheet" : "overview";
}

type Doc = Record<Field, string[]> & { id: string; hit: Hit; boostFactor: number };

function docOf(entry: IndexEntry, { rows, texts, headings }: SearchData, read: (text: string) => string[]): Doc {
  const { id, type, title, name, exportName = "" } = entry;
  const path = title.split("/");
  const last = path.at(-1) ?? "";
  const part = partTitle(last);
  const isPage = type === "docs" && !part;
  const isSheet = type === "docs" && !!part;
  const above = path.slice(0, -1);
  const titleOf = (folder: string) => folders[folder]?.title ?? folder;
  const partName = part?.title ?? last;
  const hit: Hit = {
    id,
    kind: kindOf(entry, path[0], isSheet),
    name: type === "story" ? name : partName,
    path: [...above.map(titleOf), ...(type === "story" ? [partName] : [])],
    code: part ? [title, ...(exportName ? [exportName] : [])].join("/") : "",
  };
  return {
    id,
    hit,
    boostFactor: (isPage ? PAGE : (boosts[path[0] ?? ""] ?? PAGE)) * (isSheet ? SHEET : 1),
    name: read(hit.name),
    part: isSheet ? above.flatMap((folder) => read(titleOf(folder))) : read(partName),
    also: read(isPage ? (headings[id] ?? "") : (part?.also ?? "")),
    rows: (rows[id] ?? []).flatMap(read),
    group: above.flatMap((folder) => read(`${titleOf(folder)} ${folders[folder]?.also ?? ""}`)),
    code: part ? read(`${exportName} ${last} ${above.join(" ")}`) : [],
    tails: [],
    texts: isSheet ? read(texts[title] ?? "") : [],
  };
}

export type Search = (query: string) => Hit[];

/**
 * Finds entries of the sidebar by all words of a query: first by their names, then by the texts on the screen, then with typos,
 * then by some of the words. States and pages rank before behaviour.
 */
export function searchIn(entries: readonly IndexEntry[], data: SearchData): Search {
  const read = termReader();
  const docs = entries.map((entry) => docOf(entry, data, read));
  const vocabulary = new Set(
    docs.flatMap(({ name, part, also, group, texts }) => [...name, ...part, ...also, ...group, ...texts]),
  );
  for (const doc of docs) doc.tails = tailsOf([...doc.name, ...doc.part, ...doc.group], vocabulary);

  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const index = new MiniSearch<Doc>({
    fields,
    extractField: (doc, field) => (field === "id" ? doc.id : doc[field as Field].join(" ")),
    tokenize: (text) => (text === "" ? [] : text.split(" ")),
    processTerm: (term) => term,
  });
  index.addAll(docs);

  type Options = { combineWith: "AND" | "OR"; boost?: Partial<typeof weights>; isLoose?: boolean };
  const find = (terms: readonly QueryTerm[], { combineWith, boost = weights, isLoose = false }: Options) =>
    index
      .search(
        { combineWith, queries: terms.map((word) => queryOf(word, boost)) },
        {
          fields: Object.keys(boost),
          boost,
          boostDocument: (id) => byId.get(id as string)?.boostFactor ?? 1,
          prefix: (term) => term.length > 1,
          fuzzy: (term) => (isLoose && term.length > 3 && !/\d/.test(term) ? 0.2 : false),
          weights: { prefix: 0.6, fuzzy: 0.3 },
        },
      )
      .flatMap(({ id }) => byId.get(id as string)?.hit ?? []);

  const { texts: _, ...nameWeights } = weights;
  return (query) => {
    const terms = queryTerms(query);
    if (terms.length === 0) return [];
    const first = find(terms, { combineWith: "AND", boost: nameWeights });
    const next = find(terms, { combineWith: "AND" });
    const loose = next.length > 0 ? next : find(terms, { combineWith: "AND", isLoose: true });
    const others = loose.length > 0 ? loose : find(terms, { combineWith: "OR", isLoose: true });
    const hits = [...new Set([...first, ...others])];
    return hits.toSorted((one, other) => Number(one.kind === "behaviour") - Number(other.kind === "behaviour"));
  };
}
