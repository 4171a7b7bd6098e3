import { memo, type ReactNode } from "react";
import { Cases } from "../Cases.tsx";
import { KeyButton, openerOf, wordingId } from "../EditedText.tsx";
import { KEY_PARAM } from "../events.ts";
import { FindingList } from "../FindingList.tsx";
import { Untaken } from "../Untaken.tsx";
import { Earlier, Proposed, Wording } from "../Wording.tsx";
import { words as desk } from "../words.ts";
import { Unbroken } from "#workbench/shared/tables/Unbroken.tsx";
import { pathTitle } from "#workbench/shared/titles.ts";
import type { Choice } from "./choice.ts";
import type { Locale, Row, ShownText } from "./row.ts";
import { kindNames, words } from "./words.ts";

const FIRST_STORIES = 1;

export type CatalogueRowProps = {
  row: Row;
  locale: Choice["locale"];
  onOpen: (key: string | null) => void;
  /** The editor of the open row, in the place of its texts. */
  children?: ReactNode;
};

/** One key with its texts, what they are for, what is found in them and where they are seen. */
export const CatalogueRow = memo(function CatalogueRow({ row, locale, onOpen, children }: CatalogueRowProps) {
  const { key, kind, de, en, unchanged, currentStatus, stories } = row;
  const rest = stories.slice(FIRST_STORIES);
  return (
    <>
      <th scope="row">
        <KeyButton textKey={key} isOpen={Boolean(children)} onOpen={(isOpen) => onOpen(isOpen ? key : null)} />
      </th>
      {children ? (
        <td className="catalogue-editor" data-languages={locale}>
          {children}
        </td>
      ) : (
        <>
          {locale === "en" ? null : (
            <Text textKey={key} lang="de" id={wordingId(key)} {...de}>
              {unchanged === "en" && <Unchanged lang="en" text={locale === "de" ? en.text : ""} />}
            </Text>
          )}
          {locale === "de" ? null : (
            <Text textKey={key} lang="en" id={locale === "en" ? wordingId(key) : undefined} {...en}>
              {unchanged === "de" && <Unchanged lang="de" text={locale === "en" ? de.text : ""} />}
            </Text>
          )}
        </>
      )}
      <td>
        {kindNames[kind]}
        {currentStatus.status === "draft" ? null : <small>{desk.currentStatus(currentStatus)}</small>}
      </td>
      <td>
        {stories.length === 0 ? (
          <em>{words.unseen}</em>
        ) : (
          <StoryList textKey={key} stories={stories.slice(0, FIRST_STORIES)} />
        )}
        {rest.length === 0 ? null : (
          <details>
            <summary>{words.more(rest.length)}</summary>
            <StoryList textKey={key} stories={rest} />
          </details>
        )}
      </td>
    </>
  );
});

/** `text`: the other language's, where the table hides it. */
const Unchanged = ({ lang, text }: { lang: Locale; text: string }) => (
  <small>
    {desk.unchanged(desk.languages[lang])}{" "}
    {text && (
      <q lang={lang}>
        <Wording text={text} />
      </q>
    )}
  </small>
);

type TextProps = ShownText & { textKey: string; lang: Locale; id: string | undefined; children: ReactNode };

function Text(props: TextProps) {
  const {
    textKey,
    lang,
    id,
    text,
    original,
    stage = "draft",
    untaken,
    declined,
    was,
    given,
    findings,
    children,
  } = props;
  return (
    <td>
      <p lang={lang} id={id}>
        <label htmlFor={openerOf(textKey)}>
          <Proposed text={text} original={original ?? text} lang={lang} />
        </label>
      </p>
      <Untaken text={untaken} locale={lang} />
      {declined === undefined ? null : <small>{desk.declined(declined)}</small>}
      <Cases text={text} original={original ?? text} locale={lang} />
      {original === undefined ? null : (
        <small>
          <Earlier label={words.proposed(desk.stages[stage])} lang={lang} text={original} now={text} />
        </small>
      )}
      {children}
      {given === undefined ? null : <small>{words.given(given)}</small>}
      {was === undefined ? null : (
        <small>
          {was === null ? words.added : <Earlier label={words.changed} lang={lang} text={was} now={text} />}
        </small>
      )}
      <FindingList findings={findings} text={text} />
    </td>
  );
}

/** Each link opens the text in the copy desk, at a story that shows it. */
const StoryList = ({ textKey, stories }: { textKey: string; stories: Row["stories"] }) => (
  <ul>
    {stories.map(({ title, story }) => (
      <li key={story}>
        <a href={`./?path=/story/${story}&${KEY_PARAM}=${textKey}`} target="_top">
          <Unbroken>{pathTitle(title)}</Unbroken>
        </a>
      </li>
    ))}
  </ul>
);
