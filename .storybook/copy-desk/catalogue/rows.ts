import { findingsOf, kindOf, type Finding } from "#workbench/findings/findings.ts";
import { givenWording } from "#workbench/findings/given.ts";
import type { Held } from "../events.ts";
import { findingsFor } from "../findingsFor.ts";
import { wordingOf, type Proposal } from "../proposal.ts";
import { approvalOf, standingOf, type SaidStatuses } from "../status.ts";
import type { CataloguedKey, CataloguedText, Locale, Row, ShownText } from "./row.ts";

type Places = Readonly<Record<string, Row["places"]>>;
type Spelling = Readonly<Record<string, readonly Finding[]>>;

/** Adds to each key what a browser can tell: its kind, what is given, what is found, how far it is, where it is seen. */
export const rowsOf = (keys: readonly CataloguedKey[], places: Places, spelling: Spelling, held: Held): Row[] =>
  keys.map(({ key, area, de, en }) => {
    const kind = kindOf(key);
    const shown = (locale: Locale, text: CataloguedText): ShownText => {
      const given = givenWording(key, locale)?.row;
      const about = { key, locale, kind, isGiven: given !== undefined };
      return {
        ...text,
        given,
        findings: [...findingsOf(text.text, about), ...(locale === "de" ? (spelling[key] ?? []) : [])],
      };
    };
    const approval = approvalOf(key, {}, held.approvals);
    return {
      key,
      area,
      kind,
      de: shown("de", de),
      en: shown("en", en),
      standing: standingOf(approval, { de: de.text, en: en.text }, held.pictures),
      places: screensFirst(places[key] ?? []),
    };
  });

/** What is drafted and not yet in the repository. */
type Drafted = { proposal: Proposal; said: SaidStatuses; held: Held };

/** A row with what is proposed and said of its texts. */
export function drafted(row: Row, { proposal, said, held }: Drafted): Row {
  const shown = (locale: Locale): ShownText => {
    const text = wordingOf(proposal, locale, row.key, row[locale].text);
    return text === row[locale].text
      ? row[locale]
      : { ...row[locale], text, instead: row[locale].text, findings: findingsFor(text, row.key, locale) };
  };
  const [de, en] = [shown("de"), shown("en")];
  const approval = approvalOf(row.key, said, held.approvals);
  return { ...row, de, en, standing: standingOf(approval, { de: de.text, en: en.text }, held.pictures) };
}

const screensFirst = (places: Row["places"]) =>
  places.toSorted((one, other) => Number(isScreen(other)) - Number(isScreen(one)));

const isScreen = ({ title }: Row["places"][number]) => title.startsWith("screens/");
