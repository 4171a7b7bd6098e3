import { findingsBeside, findingsFor, kindOf, type Finding } from "#workbench/findings/findings.ts";
import { givenWording } from "#workbench/findings/givenWordings.ts";
import type { Drafted } from "../drafted.ts";
import type { Stored } from "../events.ts";
import { proposed, unchangedBeside, wordingOf } from "../proposal.ts";
import { approvalOf, currentStatusAt, currentStatusOf } from "../status.ts";
import type { CataloguedKey, CataloguedText, Locale, Row, ShownText } from "./row.ts";

type StoriesByKey = Readonly<Record<string, Row["stories"]>>;
type Spelling = Readonly<Record<string, readonly Finding[]>>;

/** Adds to each key what a browser can tell: its kind, what is given, what is found, how far it is, where it is seen. */
export const rowsOf = (
  keys: readonly CataloguedKey[],
  stories: StoriesByKey,
  spelling: Spelling,
  stored: Stored,
): Row[] =>
  keys.map(({ key, area, de, en }) => {
    const kind = kindOf(key);
    const shown = (locale: Locale, text: CataloguedText): ShownText => {
      const given = givenWording(key, locale)?.row;
      return {
        ...text,
        given,
        findings: [
          ...findingsFor(text.text, { key, locale, german: de.text }),
          ...(locale === "de" ? (spelling[key] ?? []) : []),
        ],
      };
    };
    const approval = approvalOf(key, {}, stored.approvals);
    return {
      key,
      area,
      kind,
      de: shown("de", de),
      en: shown("en", en),
      unchanged: null,
      currentStatus: currentStatusOf(approval, { de: de.text, en: en.text }, stored.pictures),
      stories: screensFirst(stories[key] ?? []),
    };
  });

/** Drafts that are not in the repository yet. */
type Drafts = Pick<Drafted, "proposal" | "draftStatuses" | "untaken"> & { stored: Stored };

/** A row with the drafts of its texts applied. */
export function drafted(row: Row, drafts: Drafts): Row {
  const { proposal, untaken } = drafts;
  const german = wordingOf(proposal, "de", row.key, row.de.text);
  const shown = (locale: Locale): ShownText => {
    const text = wordingOf(proposal, locale, row.key, row[locale].text);
    const line = proposed(proposal, locale, row.key);
    const typed = proposed(untaken, locale, row.key)?.text;
    return {
      ...row[locale],
      ...(line?.stage === "declined" && { declined: line.answer }),
      ...(typed !== undefined && { untaken: typed }),
      ...(text !== row[locale].text && { text, original: row[locale].text, stage: line?.stage }),
      ...((text !== row[locale].text || german !== row.de.text) && {
        findings: findingsBeside(text, row[locale].text, { key: row.key, locale, german }),
      }),
    };
  };
  const [de, en] = [shown("de"), shown("en")];
  return {
    ...row,
    de,
    en,
    unchanged: unchangedBeside(proposal, row.key),
    currentStatus: currentStatusAt(drafts, row.key, { de: de.text, en: en.text }),
  };
}

const screensFirst = (stories: Row["stories"]) =>
  stories.toSorted((one, other) => Number(isScreen(other)) - Number(isScreen(one)));

const isScreen = ({ title }: Row["stories"][number]) => title.startsWith("screens/");

/** A key with the texts that its files have now; what they were stays. */
export function rewritten(
  known: CataloguedKey,
  read: (locale: Locale, key: string) => string | undefined,
): CataloguedKey {
  const de = withText(known.de, read("de", known.key));
  const en = withText(known.en, read("en", known.key));
  return de === known.de && en === known.en ? known : { ...known, de, en };
}

function withText(known: CataloguedText, text: string | undefined): CataloguedText {
  if (text === undefined || text === known.text) return known;
  const was = known.was === undefined ? known.text : known.was;
  return was === text ? { text } : { text, was };
}
