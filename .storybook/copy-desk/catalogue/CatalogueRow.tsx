import { Fragment, memo, type ReactNode } from "react";
import type { Finding } from "#workbench/findings/findings.ts";
import { KeyButton, wordingId } from "../EditedText.tsx";
import { SOUGHT } from "../events.ts";
import { words as desk } from "../words.ts";
import { pathTitle } from "#workbench/shared/titles.ts";
import type { Choice } from "./choice.ts";
import type { Locale, Row, ShownText } from "./row.ts";
import { kindNames, words } from "./words.ts";

const FIRST_PLACES = 3;

export type CatalogueRowProps = {
  row: Row;
  locale: Choice["locale"];
  /** Globals of an address that go along to a story. */
  linked: string;
  onOpen: (key: string | null) => void;
  /** The editor of the open row, in the place of its texts. */
  children?: ReactNode;
};

/** One key with its texts, what they are for, what is found in them and where they are seen. */
export const CatalogueRow = memo(function CatalogueRow({ row, locale, linked, onOpen, children }: CatalogueRowProps) {
  const { key, kind, de, en, standing, places } = row;
  const rest = places.slice(FIRST_PLACES);
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
          {locale === "en" ? null : <Text lang="de" id={wordingId(key)} {...de} />}
          {locale === "de" ? null : <Text lang="en" id={locale === "en" ? wordingId(key) : undefined} {...en} />}
        </>
      )}
      <td>
        {kindNames[kind]}
        {standing.status === "draft" ? null : <small>{desk.standing(standing)}</small>}
      </td>
      <td>
        {places.length === 0 ? (
          <em>{words.unseen}</em>
        ) : (
          <Places textKey={key} linked={linked} places={places.slice(0, FIRST_PLACES)} />
        )}
        {rest.length === 0 ? null : (
          <details>
            <summary>{words.more(rest.length)}</summary>
            <Places textKey={key} linked={linked} places={rest} />
          </details>
        )}
      </td>
    </>
  );
});

type TextProps = ShownText & { lang: Locale; id: string | undefined };

function Text({ lang, id, text, instead, was, given, findings }: TextProps) {
  return (
    <td>
      <p lang={lang} id={id}>
        {instead === undefined ? (
          <Held text={text} />
        ) : (
          <ins>
            <Held text={text} />
          </ins>
        )}
      </p>
      {instead === undefined ? null : (
        <small>
          <Earlier said={words.proposed} lang={lang} text={instead} />
        </small>
      )}
      {given === undefined ? null : <small>{words.given(given)}</small>}
      {was === undefined ? null : (
        <small>{was === null ? words.added : <Earlier said={words.changed} lang={lang} text={was} />}</small>
      )}
      {findings.length === 0 ? null : (
        <ul>
          {findings.map((finding) => (
            <Found key={`${finding.rule} ${finding.start} ${finding.end}`} {...finding} words={text} />
          ))}
        </ul>
      )}
    </td>
  );
}

/** Shows which spaces do not break. */
const Held = ({ text }: { text: string }) =>
  text.split("\u00a0").map((part, place) => (
    <Fragment key={place}>
      {place === 0 ? null : <span className="catalogue-held">{"\u00a0"}</span>}
      {part}
    </Fragment>
  ));

const Earlier = ({ said, lang, text }: { said: string; lang: Locale; text: string }) => (
  <>
    {said} <del lang={lang}>{text}</del>
  </>
);

function Found({ severity, message, start, end, words: text }: Finding & { words: string }) {
  const piece = text.slice(start, end);
  return (
    <li data-severity={severity}>
      <strong>{severity === "error" ? words.error : words.hint}</strong> {message}
      {piece.trim() && piece !== text ? (
        <>
          {" "}
          <mark>{piece}</mark>
        </>
      ) : null}
    </li>
  );
}

/** Each link asks the copy desk for the text: it opens there, in a story that shows it. */
const Places = ({ textKey, linked, places }: { textKey: string; linked: string; places: Row["places"] }) => (
  <ul>
    {places.map(({ title, story }) => (
      <li key={story}>
        <a href={`./?path=/story/${story}&${SOUGHT}=${textKey}${linked && `&globals=${linked}`}`} target="_top">
          {pathTitle(title)}
        </a>
      </li>
    ))}
  </ul>
);
