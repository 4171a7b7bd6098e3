import { folders, pages, partTitle } from "../shared/titles.ts";
import type { IndexEntry } from "../shared/storybook/storyIndex.ts";
import type { SearchData } from "./searchData.ts";
import { queryTerms, tailsOf, termReader, type QueryTerm } from "./terms.ts";

export type Setting = {
  /** As the toolbar calls it. */
  title: string;
  words: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  /** Whether pages follow it as stories do. */
  isForPages: boolean;
};

const size = (title: string, word: string, value: string): Setting => ({
  title,
  words: [word, `${word}px`],
  globals: { viewport: { value, isRotated: false } },
  isForPages: false,
});

const settings: readonly Setting[] = [
  {
    title: "Dunkel",
    words: ["dunkel", "dunkler", "dunkles", "dark", "dunkelmodus", "darkmode", "nachtmodus"],
    globals: { theme: "dark" },
    isForPages: true,
  },
  { title: "Hell", words: ["hell", "heller", "helles", "light"], globals: { theme: "light" }, isForPages: true },
  { title: "Englisch", words: ["englisch", "english"], globals: { locale: "en" }, isForPages: false },
  { title: "Schrift 200 %", words: ["200"], globals: { stress: "text200" }, isForPages: false },
  size("320 px breit", "320", "small"),
  size("390 px breit", "390", "phone"),
  size("1280 px breit", "1280", "desktop"),
];

/** The setting of the toolbar that a word of a query names. */
export const settingOf = (word: string): Setting | undefined => settings.find(({ words }) => words.includes(word));

export type Hit = {
  /** Of the entry in the sidebar; behind it the anchor of a heading. */
  id: string;
  kind: "state" | "journey" | "sheet" | "overview" | "page" | "heading" | "term" | "behaviour";
  /** The state, or what the page is about. */
  name: string;
  /** Where it is, in German; for a state its screen comes last. */
  path: string[];
  /** Path and name in code; empty for a page and a journey. */
  code: string;
  /** What it is for, or means; empty for a state. */
  about: string;
  /** What the toolbar is set to when it opens. */
  settings: readonly Setting[];
  /** Of a heading on the page. */
  anchor?: string;
  /** Further screens with this state. */
  others?: readonly Hit[];
};

/** What is found in a field counts as much more than what is found in the texts. */
export const weights = {
  name: 6,
  part: 5,
  also: 4,
  rows: 6,
  headings: 1,
  group: 2,
  code: 2,
  tails: 3,
  missing: 4,
  texts: 0.4,
  shared: 0.1,
  prose: 0.1,
};
export type Field = keyof typeof weights;
export const fields = Object.keys(weights) as Field[];

const JOURNEYS = "Wege";
/** Other words for one. */
const JOURNEY = "Ablauf Flow Journey";
const ASIDE = 0.3;
export const DRAWINGS = "primitives/drawings";
/** Screens before what they are made of, and before the same with a provider behind; by folder, the longer path counts. */
const boosts: Readonly<Record<string, number>> = {
  screens: 1,
  // What leads to the tasks names what is in them.
  "screens/onboarding": 0.9,
  [JOURNEYS]: 0.9,
  patterns: 0.6,
  primitives: 0.5,
  [DRAWINGS]: ASIDE,
  connected: ASIDE,
  "Entwickeln/Entscheidungen": ASIDE,
};
const PAGE = 0.9;
/** Headings about how things look and read rank almost as pages do, those of guides below screens; by the folder of the page. */
const headingBoosts: Readonly<Record<string, number>> = { Gestalten: 0.75, Entwickeln: ASIDE };
const HEADING = 0.55;
/** Below the screens that have a word in a text of their own, before those that share it with many. */
const TERM = 0.05;
/** How to make a new one of a thing. */
const GUIDES = "Entwickeln/Anleitungen";
/** What a guide is asked for with the name of its thing. */
export const NEW = "neu";
const DECISIONS = "Entwickeln/Entscheidungen";
/** The sheet of a screen ranks above its states. */
const SHEET = 1.3;

/** What a user sees first ranks above what follows from it. */
export const stages = { question: 1.25, other: 1, busy: 0.75, failed: 0.7 };
export type Stage = keyof typeof stages;

const QUESTION = /Rückfrage/;
/** A form that names each field that is missing. */
const MISSING = /Pflicht.* fehl/;

function stageOf(name: string, exportName: string): Stage {
  if (QUESTION.test(name) || exportName.startsWith("Asking")) return "question";
  if (/\b(?:wird|werden|läuft)\b/i.test(name)) return "busy";
  return /\bnicht\b/i.test(name) || /Failed|Refused/.test(exportName) ? "failed" : "other";
}

function kindOf({ type, tags = [] }: IndexEntry, area: string | undefined, isOfPart: boolean): Hit["kind"] {
  if (tags.includes("behaviour")) return "behaviour";
  if (type === "story") return area === JOURNEYS ? "journey" : "state";
  if (!isOfPart) return "page";
  return area === "screens" ? "sheet" : "overview";
}

/** A word of a name, with the known words at its end. */
type NameWord = QueryTerm & { tails: string[] };
export type Doc = Record<Field, string[]> & {
  hit: Hit;
  title: string;
  /** The part or the page, as the sidebar calls it. */
  called: string;
  boost: number;
  /** Whether even its whole name does not bring it before a screen. */
  isAside: boolean;
  isGuide: boolean;
  stage: Stage;
  nameWords: NameWord[];
  partWords: NameWord[];
  /** What else people say for it: a query of such words alone is about it. */
  otherWords: readonly string[];
};

const nameWordsOf = (name: string): NameWord[] =>
  queryTerms(name.replace(QUESTION, "")).map((term) => ({ ...term, tails: [] }));

function docOf(
  entry: IndexEntry,
  { rows, texts, shared, prose, missing, headings, about }: SearchData,
  read: (text: string) => string[],
): Doc {
  const { id, type, title, name, exportName = "" } = entry;
  const path = title.split("/");
  const last = path.at(-1) ?? "";
  const part = partTitle(last);
  const isPage = type === "docs" && !part;
  const isSheet = type === "docs" && !!part;
  const above = path.slice(0, -1);
  const titleOf = (folder: string) => folders[folder]?.title ?? folder;
  const called = part?.title ?? last;
  const boost = boosts[path.slice(0, 2).join("/")] ?? boosts[path[0] ?? ""] ?? PAGE;
  const kind = kindOf(entry, path[0], isSheet);
  const isJourney = kind === "journey";
  const hit: Hit = {
    id,
    kind,
    name: isJourney ? `${called} · ${name}` : type === "story" ? name : called,
    path: [...above.map(titleOf), ...(type === "story" && !isJourney ? [called] : [])],
    code: part ? [title, ...(exportName ? [exportName] : [])].join("/") : "",
    about: about[id] ?? "",
    settings: [],
  };
  return {
    hit,
    title,
    called,
    boost: boost * (isSheet ? SHEET : 1),
    isAside: boost === ASIDE || (type === "story" && path[0] === "primitives"),
    isGuide: title.startsWith(GUIDES),
    stage: type === "story" ? stageOf(name, exportName) : "other",
    nameWords: nameWordsOf(hit.name),
    partWords: type === "story" ? nameWordsOf(called) : [],
    otherWords: type === "story" && !isJourney ? [] : read(part?.also ?? pages[title] ?? ""),
    name: read(hit.name),
    part: isSheet ? above.flatMap((folder) => read(titleOf(folder))) : read(called),
    also: read(
      [
        part?.also ?? pages[title],
        path[0] === JOURNEYS && JOURNEY,
        title.startsWith(GUIDES) && NEW,
        title.startsWith(DECISIONS) && hit.about,
      ]
        .filter(Boolean)
        .join(" "),
    ),
    missing: read(type === "story" && MISSING.test(name) ? (missing[title] ?? "") : ""),
    headings: isPage ? (headings[id] ?? []).flatMap((heading) => read(heading.name)) : [],
    rows: (rows[id] ?? []).flatMap(read),
    group: above.flatMap((folder) => read(`${titleOf(folder)} ${folders[folder]?.also ?? ""}`)),
    code: part ? read(`${exportName} ${last} ${above.join(" ")}`) : [],
    tails: [],
    texts: isSheet ? read(texts[title] ?? "") : [],
    shared: isSheet ? read(shared[title] ?? "") : [],
    prose: isPage ? read(prose[title] ?? "") : [],
  };
}

/** The headings of a page, as if they were pages in it. */
const headingDocs = (page: Doc, { headings }: SearchData, read: (text: string) => string[]): Doc[] =>
  (headings[page.hit.id] ?? []).map(({ name, anchor, about, prose }) => ({
    ...page,
    hit: {
      ...page.hit,
      id: `${page.hit.id}#${anchor}`,
      kind: "heading",
      name,
      path: [...page.hit.path, page.hit.name],
      about,
      anchor,
    },
    isGuide: false,
    boost: headingBoosts[page.title.split("/")[0] ?? ""] ?? HEADING,
    isAside: true,
    nameWords: nameWordsOf(name),
    partWords: page.nameWords,
    otherWords: read(pages[`${page.title}#${anchor}`] ?? ""),
    name: read(name),
    also: read(pages[`${page.title}#${anchor}`] ?? ""),
    part: read(page.hit.name),
    headings: [],
    prose: read(prose),
  }));

/** The words that a page explains. */
const termDocs = (page: Doc, { terms }: SearchData, read: (text: string) => string[]): Doc[] =>
  (terms[page.hit.id] ?? []).map(({ name, also, about, under, anchor }) => ({
    ...page,
    hit: {
      ...page.hit,
      id: `${page.hit.id}#${anchor}/${name}`,
      kind: "term",
      name,
      path: [...page.hit.path, page.hit.name, under],
      about,
      anchor,
    },
    isGuide: false,
    boost: TERM,
    isAside: !page.title.startsWith("Entwickeln"),
    nameWords: nameWordsOf(name),
    partWords: page.nameWords,
    otherWords: [],
    name: read(name),
    part: [],
    also: read(also),
    headings: [],
    group: [],
    prose: [],
  }));

/** Every entry of the sidebar and every heading of a page as the search reads them. */
export function docsOf(entries: readonly IndexEntry[], data: SearchData): Doc[] {
  const read = termReader();
  const docs = entries
    .map((entry) => docOf(entry, data, read))
    .flatMap((doc) =>
      // All decisions have the same headings.
      doc.title.startsWith(DECISIONS)
        ? [{ ...doc, prose: (data.headings[doc.hit.id] ?? []).flatMap(({ prose }) => read(prose)) }]
        : [doc, ...headingDocs(doc, data, read), ...termDocs(doc, data, read)],
    );
  const vocabulary = new Set(
    docs.flatMap(({ name, part, also, group, texts, prose }) => [
      ...name,
      ...part,
      ...also,
      ...group,
      ...texts,
      ...prose,
    ]),
  );
  for (const doc of docs) {
    doc.tails = tailsOf([...doc.name, ...doc.part, ...doc.group], vocabulary);
    for (const each of [...doc.nameWords, ...doc.partWords]) each.tails = tailsOf([each.word], vocabulary);
  }
  return docs;
}

/** How much of these words a query names, from 0 to 1. */
export function shareOf(words: readonly NameWord[], named: ReadonlySet<string>): number {
  const covered = words.reduce((total, { word, pieces, tails }) => {
    if (named.has(word) || pieces.every((piece) => named.has(piece))) return total + 1;
    return tails.some((tail) => named.has(tail)) ? total + 0.5 : total;
  }, 0);
  return words.length === 0 ? 0 : covered / words.length;
}
