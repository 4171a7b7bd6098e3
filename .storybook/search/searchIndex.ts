import type { IndexEntry } from "../shared/storybook/storyIndex.ts";
import {
  docsOf,
  DRAWINGS,
  fields,
  NEW,
  shareOf,
  stages,
  weights,
  type Doc,
  type Field,
  type Hit,
  type Stage,
  settingOf,
  type Setting,
} from "./docs.ts";
import {
  BEGINNING,
  isAmong,
  isPhrase,
  matcherOf,
  MISTYPED,
  nearest,
  PART,
  synonymsOf,
  type Matches,
} from "./matching.ts";
import type { SearchData } from "./searchData.ts";
import { foldedText, nounOf, queryTerms, SENTENCE, searchTerms, weakWords, type QueryTerm } from "./terms.ts";

/** Added for each further field that has the word. */
const FURTHER = 0.1;
/** Added for all words of a name, and of the title of its screen. */
const ALL_WORDS = 2;
/** Added for two words that a name has as one: `Steuer-ID`. */
const JOINED = 4;
/** Of a word with hyphens: `Pull-Requests`, but not `Check-in-Liste`. */
const LONGEST_ENDING = 2;
/** How much of it counts what is done with a thing. */
const BESIDE = 0.3;
/** Beside another word, one that is on so many screens says nothing of any. */
const MANY_SCREENS = 12;

/** Words of a query that ask for a stage. */
const stageWords: Partial<Record<Stage, readonly string[]>> = {
  busy: ["wird", "lauft"],
  failed: ["nicht", "kein", "unbekannt", ...synonymsOf("fehler")],
};

/** Of a text: `groups.leave.title`. */
const KEY = /^[a-z]\w*(?:\.\w+)+$/;
const CATALOGUE = "Gestalten/Textkatalog";

const MODE = /mod(?:e|us)$/;

/** What a form says is missing is found beside a word that leads to this one. */
const MISSING = "fehlen";

/** What stands on a screen or a page, but is not its name. */
const said: ReadonlySet<Field> = new Set(["texts", "shared", "prose"]);

/** Whether a query has only one word, and whether it asks for what is missing or wrong. */
type Query = { isAlone: boolean; asksForMissing: boolean };

/**
 * How well a doc answers one word, at best by which match, whether by more than the texts on the screen, whether by its own
 * name, and whether by what it is called.
 */
type Answer = { grade: number; quality: number; isNamed: boolean; isOwn: boolean; isCalled: boolean };

function answerOf(best: Partial<Record<Field, number>>): Answer {
  const grades = fields.map((field) => weights[field] * (best[field] ?? 0));
  const highest = Math.max(...grades);
  const others = grades.reduce((total, grade) => total + grade, 0) - highest;
  return {
    grade: highest + FURTHER * others,
    quality: Math.max(...Object.values(best)),
    isNamed: fields.some((field) => !said.has(field) && best[field]),
    isCalled: Math.max(best.name ?? 0, best.also ?? 0) >= PART,
    isOwn: best.name !== undefined || best.also !== undefined || best.prose !== undefined,
  };
}

/** Of a word that only says what is done with a thing. */
const beside = (answer: Answer): Answer => ({ ...answer, grade: BESIDE * answer.grade, isCalled: false });

/** Whether something has at least the words that something else has. */
const covers = (words: string, others: string) => [...others].every((has, at) => has <= words.charAt(at));

type Entry = { doc: Doc; field: Field };

/** All docs under the terms of their fields. */
function postingsOf(docs: readonly Doc[]): Map<string, Entry[]> {
  const postings = new Map<string, Entry[]>();
  for (const doc of docs)
    for (const field of fields)
      for (const term of new Set(doc[field])) {
        const entries = postings.get(term) ?? [];
        entries.push({ doc, field });
        postings.set(term, entries);
      }
  return postings;
}

/** Two words that have a meaning together as one: `kein Platz`. */
const joined = ([first, second, ...rest]: readonly QueryTerm[]): QueryTerm[] => {
  if (!first) return [];
  const word = `${first.word} ${second?.word}`;
  return second && isPhrase(word)
    ? [{ typed: `${first.typed} ${second.typed}`, word, pieces: [word] }, ...joined(rest)]
    : [first, ...joined(second ? [second, ...rest] : [])];
};

function unique(hits: readonly Hit[]): Hit[] {
  const first = new Map<string, Hit>();
  for (const hit of hits) if (!first.has(hit.id)) first.set(hit.id, hit);
  return [...first.values()];
}

/** The first of each list, then the second of each, and so on. */
const inTurn = (lists: readonly (readonly Hit[])[]): Hit[] => {
  const longest = Math.max(...lists.map(({ length }) => length));
  return unique(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat());
};

/** From how many screens on an equal state is one hit. */
const MANY_EQUAL = 3;

/** The first of equal states stands for all. */
function folded(hits: readonly Hit[]): Hit[] {
  const equal = new Map<string, Hit[]>();
  for (const hit of hits) if (hit.kind === "state") equal.set(hit.name, [...(equal.get(hit.name) ?? []), hit]);
  return hits.flatMap((hit) => {
    const [first, ...others] = (hit.kind === "state" && equal.get(hit.name)) || [];
    if (others.length + 1 < MANY_EQUAL) return [hit];
    return hit === first ? [{ ...hit, others }] : [];
  });
}

export type Found = {
  hits: Hit[];
  /** Words of the query that the hits do not have: then nothing is found, and these come nearest. */
  without: string[];
  /** Whether each of the words is found, but nothing has them all: the hits are those of each word, in turn. */
  isApart: boolean;
};

const MOST_MEANT = 3;

/** `current`: the id of what is on show. */
export type Search = (
  query: string,
  current?: string,
) => Found & {
  /** Of a query that nothing is found for: what may have been meant, by words of the titles. */
  meant: string[];
};

/**
 * Finds entries of the sidebar by all words of a query, else by as many as there are: whole names first, then what things
 * are called, then the texts on the screen. States and pages stand before behaviour, also if they have fewer of the words.
 */
export function searchIn(indexed: readonly IndexEntry[], data: SearchData): Search {
  const docs = docsOf(indexed, data);
  const order = new Map(docs.map((doc, at) => [doc, at]));
  const byId = new Map(docs.map((doc) => [doc.hit.id, doc]));
  const postings = postingsOf(docs);
  const naming = [...postings].filter(([, entries]) =>
    entries.some(({ doc, field }) => field !== "prose" && doc.hit.kind !== "term"),
  );
  const { matchesOf, splitsOf } = matcherOf(new Set(postings.keys()), new Set(naming.map(([term]) => term)));

  /** Of several words those fields that have them one after the other. */
  function entriesOf(term: string): Entry[] {
    const [first = "", ...others] = term.split(" ");
    const entries = postings.get(first) ?? [];
    if (others.length === 0) return entries;
    return entries.filter(({ doc, field }) => ` ${doc[field].join(" ")} `.includes(` ${term} `));
  }

  /** A word with hyphens is found where its pieces stand one after the other, not at the beginning of a longer one. */
  function matchesTo({ word, pieces }: QueryTerm): Matches {
    const phrase = pieces.join(" ");
    if (pieces.length < 2 || entriesOf(phrase).length === 0) return matchesOf(word);
    const forms = [...matchesOf(word)].filter(([term]) => term.length <= word.length + LONGEST_ENDING);
    return new Map([...forms, [word, 1], [phrase, 1]]);
  }

  function answersTo(matches: Matches, { isAlone, asksForMissing }: Query): ReadonlyMap<Doc, Answer> {
    const qualities = new Map<Doc, Partial<Record<Field, number>>>();
    // A German word is no beginning of an English name: `Stil` of `Still`.
    const isGerman = [...matches].some(
      ([term, quality]) =>
        quality !== BEGINNING && quality > PART && entriesOf(term).some(({ field }) => field !== "code"),
    );
    for (const [term, quality] of matches) {
      const entries = entriesOf(term);
      const screens = entries.filter(({ field }) => field === "texts" || field === "shared").length;
      const isOfFew = isAlone || screens <= MANY_SCREENS;
      const counts: Partial<Record<Field, boolean>> = {
        texts: isOfFew,
        shared: isOfFew,
        prose: isAlone,
        missing: asksForMissing,
      };
      for (const { doc, field } of entries) {
        if (isGerman && field === "code" && quality === BEGINNING) continue;
        if (counts[field] === false || (said.has(field) && quality < BEGINNING)) continue;
        const best = qualities.get(doc) ?? {};
        best[field] = Math.max(best[field] ?? 0, quality);
        qualities.set(doc, best);
      }
    }
    return new Map([...qualities].map(([doc, best]) => [doc, answerOf(best)]));
  }

  /** A long word that nothing has as two, if something is called by both: `Farbcode` as `Farb` and `Code`. */
  function splitTerm(term: QueryTerm): QueryTerm[] {
    const query = { isAlone: false, asksForMissing: false };
    const isNamed = (halves: readonly string[]) => {
      const answers = halves.map((half) => answersTo(matchesOf(half), query));
      return docs.some((doc) => doc.hit.kind !== "behaviour" && answers.every((each) => each.get(doc)?.isNamed));
    };
    const halves = splitsOf(term.word).find(isNamed);
    return halves?.map((word) => ({ ...term, word, pieces: [word] })) ?? [term];
  }

  function find(typedTerms: readonly QueryTerm[], query = ""): Found & { isNamed: boolean } {
    const whole = foldedText(query);
    const weak = new Set(typedTerms.map(({ word }) => word).filter((word) => isAmong(word, weakWords)));
    const terms = joined(typedTerms).flatMap((term) => (weak.has(term.word) ? term : splitTerm(term)));
    const subjects = terms.filter(({ word }) => !weak.has(word)).length;
    const isBeside = terms.map(({ word }) => subjects > 0 && weak.has(word));
    const matches = terms.map(matchesTo);
    const wholeQuery = {
      isAlone: terms.length === 1,
      asksForMissing: terms.some(({ word }) => synonymsOf(word).includes(MISSING)),
    };
    const answersPerWord = matches.map((each, at) => {
      const answers = answersTo(each, wholeQuery);
      return isBeside[at] ? new Map([...answers].map(([doc, answer]) => [doc, beside(answer)])) : answers;
    });
    const named = new Set(matches.flatMap((each) => [...each.keys()].flatMap((term) => [term, ...term.split(" ")])));
    const typed = new Set(terms.map(({ word }) => word));
    const typedThing = new Set([...typed].filter((word) => nounOf(word) !== NEW));
    const requested = new Set(
      Object.entries(stageWords).flatMap(([stage, words]) =>
        terms.some(({ word }) => isAmong(word, words)) ? [stage] : [],
      ),
    );

    // What people say for a part or a page is about it, unless they say it for a screen, too.
    const isOfScreen = docs.some(
      ({ hit, otherWords }) => hit.kind === "sheet" && terms.every(({ word }) => isAmong(word, otherWords)),
    );

    function rank({ doc, answers, isNamed }: { doc: Doc; answers: readonly Answer[]; isNamed: boolean }) {
      const { hit, nameWords, partWords, otherWords, boost, isAside, stage } = doc;
      const title = hit.kind === "journey" ? partWords : nameWords;
      const sought = doc.isGuide ? typedThing : typed;
      const isWhole = !isAside && foldedText(hit.kind === "journey" ? doc.called : hit.name) === whole;
      const isExact = title.length === sought.size && title.every(({ word }) => sought.has(word));
      // Of a screen one word, `Ausweisnummer`, typed as two: its words alone are also those of its states.
      const [first = "", second] = terms.map(({ word }) => word);
      const isSaid =
        terms.length === 1
          ? isOfScreen === (hit.kind === "sheet") && !doc.title.startsWith(DRAWINGS) && isAmong(first, otherWords)
          : hit.kind === "sheet"
            ? terms.length === 2 && otherWords.includes(`${first}${second}`)
            : terms.every(({ word }) => otherWords.includes(word));
      const isThing = hit.kind !== "state";
      // One word asks for a thing first, then for its states.
      const isCalled =
        isThing && !isAside && hit.kind !== "term" && subjects === 1 && answers.some((answer) => answer.isCalled);
      const grade = answers.reduce((total, answer) => total + answer.grade, 0);
      const share = ALL_WORDS * (shareOf(nameWords, named) + shareOf(partWords, named));
      const isJoined = terms.some(({ word }, at) => at > 0 && doc.name.includes(`${terms[at - 1]?.word}${word}`));
      return {
        hit,
        isBehaviour: Number(hit.kind === "behaviour"),
        isThing: Number(isThing),
        tier: isWhole
          ? 3
          : isSaid || (isExact && !isAside)
            ? 2
            : isCalled
              ? 1.5
              : Number(isNamed && hit.kind !== "term"),
        score: (grade + share + (isJoined ? JOINED : 0)) * boost * (requested.has(stage) ? 1 : stages[stage]),
        position: order.get(doc) ?? 0,
      };
    }

    const found = [...new Set(answersPerWord.flatMap((each) => [...each.keys()]))].flatMap((doc) => {
      const answers = answersPerWord.flatMap((each) => each.get(doc) ?? []);
      // The name of a page finds the page, not each of its headings.
      if (doc.hit.kind === "heading" && !answers.some(({ isOwn }) => isOwn)) return [];
      const words = answersPerWord.map((each, at) => Number(each.has(doc) || isBeside[at])).join("");
      const isBehaviour = doc.hit.kind === "behaviour";
      const isSought = !isBehaviour || (terms.length > 1 && terms.every(({ word }) => doc.name.includes(word)));
      const firm = answers.filter(({ quality }) => quality > PART).length;
      const isNamed = answers.every((answer) => answer.isNamed);
      return [{ doc, answers, words, firm, isBehaviour, isSought, isNamed }];
    });
    // As many words as possible, rather in names than in texts, rather the first words; of behaviour only by its own name.
    const [best] = found.toSorted(
      (a, b) =>
        Number(b.isSought) - Number(a.isSought) ||
        b.firm - a.firm ||
        b.answers.length - a.answers.length ||
        Number(b.isNamed) - Number(a.isNamed) ||
        b.words.localeCompare(a.words),
    );
    const isGuess = best?.answers.every(({ quality }) => quality <= MISTYPED) ?? false;
    const left = terms.filter((_, at) => isGuess || best?.words[at] === "0");
    const without = [...new Set(left.map((term) => term.typed))];
    // One mistyped word may be meant; of several something has to be right.
    if (!best || (best.firm === 0 && without.length > 0 && terms.length > 1))
      return { hits: [], without: [], isApart: false, isNamed: false };
    const ranked = found
      .filter(({ words, isBehaviour }) => words === best.words || (isBehaviour && covers(words, best.words)))
      .map(rank)
      .toSorted(
        (a, b) =>
          a.isBehaviour - b.isBehaviour ||
          b.tier - a.tier ||
          (a.tier > 1 ? b.isThing - a.isThing : 0) ||
          b.score - a.score ||
          a.position - b.position,
      );
    const hits = ranked.map(({ hit }) => withHeading(hit, named, ranked));
    const apart = without.length > 0 && !isGuess && typedTerms.length > 1 ? typedTerms.map((term) => find([term])) : [];
    const isApart = apart.length > 0 && apart.every((each) => each.hits.length > 0 && each.without.length === 0);
    return { hits: isApart ? inTurn(apart.map((each) => each.hits)) : hits, without, isApart, isNamed: best.isNamed };
  }

  /** A page that is not called by the words says what is under its heading that has them. */
  function withHeading(hit: Hit, named: ReadonlySet<string>, found: readonly { hit: Hit }[]): Hit {
    if (hit.kind !== "page" || shareOf(byId.get(hit.id)?.nameWords ?? [], named) > 0) return hit;
    const heading = found.find(({ hit: { id, kind } }) => kind === "heading" && id.startsWith(`${hit.id}#`))?.hit;
    return heading ? { ...hit, about: [heading.name, heading.about].filter(Boolean).join(": ") } : hit;
  }

  /** A sheet has no size: the first state of its screen stands for it. */
  function withSettings(hit: Hit, settings: readonly Setting[]): Hit[] {
    const isStory = hit.kind === "state" || hit.kind === "journey";
    if (isStory || settings.every(({ isForPages }) => isForPages)) return [{ ...hit, settings }];
    const title = byId.get(hit.id)?.title;
    const first = docs.find((doc) => doc.title === title && doc.hit.kind === "state");
    return first ? [{ ...first.hit, name: `${hit.name} · ${first.hit.name}`, settings }] : [];
  }

  function findSet(query: string, current: string): Found {
    const terms = searchTerms(query);
    const settings = terms.flatMap(({ word }) => settingOf(word) ?? []);
    const plain = find(terms, query);
    // `Dunkelmodus` alone is a subject, `dunkel` is about what is on show.
    if (settings.length === 0 || (terms.length === 1 && terms.every(({ word }) => MODE.test(word)))) return plain;
    const others = terms.filter(({ word }) => !settingOf(word));
    const shown = byId.get(current)?.hit;
    const { hits, without, isApart } =
      others.length > 0 ? find(others) : { hits: shown ? [shown] : [], without: [], isApart: false };
    const withEach = unique(hits.flatMap((hit) => withSettings(hit, settings)));
    // A play has a size of its own: what is to be seen in another stands before it.
    const set = withEach.toSorted((a, b) => Number(a.kind === "journey") - Number(b.kind === "journey"));
    // The word may also be one of a name: "Foto zu dunkel".
    if (plain.without.length > 0) return { hits: set, without, isApart };
    const isName = others.length > 0 && plain.isNamed;
    return { hits: unique(isName ? [...plain.hits, ...set] : [...set, ...plain.hits]), without: [], isApart: false };
  }

  const texts = Object.entries(data.keys).map(([key, { text, titles }]) => ({
    key,
    words: ` ${foldedText(text)} `,
    sheets: docs
      .filter(({ hit, title }) => titles.includes(title) && (hit.kind === "sheet" || hit.kind === "overview"))
      .toSorted((a, b) => b.boost - a.boost)
      .map(({ hit }) => hit),
  }));
  const catalogue = docs.find(({ title, hit }) => title === CATALOGUE && hit.kind === "page")?.hit;

  /** What shows a sentence of the screen, or the text of a key; a key is also a row of the text catalogue. */
  function showing(query: string): Hit[] {
    const typed = query.trim();
    const keyed = KEY.test(typed) ? texts.filter(({ key }) => key === typed || key.startsWith(`${typed}.`)) : [];
    const [first] = keyed;
    if (first && catalogue) {
      const row = { ...catalogue, id: `${catalogue.id}#${first.key}`, about: first.key, anchor: first.key };
      return [...inTurn(keyed.map(({ sheets }) => sheets)), row];
    }
    const phrase = foldedText(typed);
    if (phrase.split(" ").length < SENTENCE) return [];
    const found = texts.filter(({ words }) => words.includes(` ${phrase} `));
    return found.length === 0 ? [] : inTurn(found.map(({ sheets }) => sheets));
  }

  const titleWords = new Map(
    docs
      .filter(({ hit }) => hit.kind !== "behaviour")
      .flatMap(({ hit }) => queryTerms(hit.name).map(({ word, typed }) => [word, typed] as const)),
  );

  /** Words that nothing has, with the words nearest to them; known words stay. */
  function meantBy(query: string): string[] {
    const words = queryTerms(query).map(({ word, typed }) =>
      matchesOf(word).size > 0 ? [typed] : nearest(word, titleWords, MOST_MEANT),
    );
    if (words.length === 0 || words.some(({ length }) => length === 0)) return [];
    const choices = Math.max(...words.map(({ length }) => length));
    const meant = Array.from({ length: choices }, (_, at) => words.map((each) => each[at] ?? each[0]).join(" "));
    return meant.filter((each) => findSet(each, "").hits.length > 0);
  }

  return (query, current = "") => {
    const shown = showing(query);
    const { hits, ...rest } = shown.length > 0 ? { hits: shown, without: [], isApart: false } : findSet(query, current);
    const meant = hits.length === 0 ? meantBy(query) : [];
    // Behaviour has English names; the words of a query in turn, or with a setting, would mix it with the rest.
    const isLast = (hit: Hit) => Number(hit.kind === "behaviour");
    return { ...rest, meant, hits: folded(hits.toSorted((a, b) => isLast(a) - isLast(b))) };
  };
}
