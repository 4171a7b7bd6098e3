import * as React from "react";
import { useStorybookApi } from "storybook/manager-api";
import type { Locale } from "#src/copy/store.ts";
import { Cases } from "./Cases.tsx";
import { EditedText, givenLanguages, KeyButton, locales, openerOf, wordingId, wordingsOf } from "./EditedText.tsx";
import type { Row } from "./events.ts";
import { FindingCounts } from "./FindingList.tsx";
import { findingsBeside, kindOf } from "../findings/findings.ts";
import { pathTitle } from "../shared/titles.ts";
import { Press } from "./parts.ts";
import { proposed, unchangedBeside } from "./proposal.ts";
import { currentStatusAt } from "./status.ts";
import { Declined, Untaken } from "./Untaken.tsx";
import type { Desk } from "./useDesk.ts";
import { Proposed } from "./Wording.tsx";
import { words } from "./words.ts";

export type TextRowProps = {
  row: Row;
  desk: Desk;
  locale: Locale;
  isOpen: boolean;
  isMarked: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** A text of the story in both languages; open, it can be rewritten. */
export function TextRow({ row, desk, locale, isOpen, isMarked, onOpen }: TextRowProps): React.ReactNode {
  const { key, texts } = row;
  const wordings = wordingsOf(desk, key, texts);
  const given = givenLanguages(key);
  const unchanged = unchangedBeside(desk.fitting, key);
  return (
    <>
      <tr data-key={key} data-marked={isMarked || isOpen ? "" : undefined}>
        <th scope="row">
          <KeyButton textKey={key} isOpen={isOpen} onOpen={onOpen} />
        </th>
        {locales.map((language) => (
          <td key={language}>
            <p lang={language} id={language === "de" ? wordingId(key) : undefined}>
              <label htmlFor={openerOf(key)}>
                <Proposed text={wordings[language]} original={texts[language]} lang={language} />
              </label>
            </p>
            {isOpen ? null : (
              <>
                <Untaken text={proposed(desk.untaken, language, key)?.text} locale={language} />
                <Cases text={wordings[language]} original={texts[language]} locale={language} />
              </>
            )}
            <FindingCounts
              findings={findingsBeside(wordings[language], texts[language], {
                key,
                locale: language,
                german: wordings.de,
              })}
            />
            <Declined line={proposed(desk.fitting, language, key)} />
            {language === unchanged && !isOpen ? (
              <p className="quiet">{words.unchanged(words.languages[language])}</p>
            ) : null}
          </td>
        ))}
        <td>
          {given.length > 0
            ? `${words.given} (${given.map((language) => words.languages[language]).join(", ")})`
            : null}
        </td>
        <td>{words.currentStatus(currentStatusAt(desk, key, wordings))}</td>
      </tr>
      {isOpen ? (
        <tr data-marked="">
          <td colSpan={5}>
            <EditedText
              drafts={desk}
              textKey={key}
              texts={texts}
              misspelt={row.misspelt}
              locale={locale}
              story={desk.shown?.story ?? ""}
              onClose={() => onOpen(false)}
              onTurn={desk.turn}
            >
              <About row={row} same={sameAs(row, desk, locale)} onSeek={() => desk.seek(key)} />
            </EditedText>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The other texts on show with the same wording. */
function sameAs(row: Row, desk: Desk, locale: Locale): Row[] {
  const wordingOf = ({ key, texts }: Row) => wordingsOf(desk, key, texts)[locale];
  const isSame = (other: Row) => other.key !== row.key && other.roles.length > 0 && wordingOf(other) === wordingOf(row);
  return (desk.shown?.rows ?? []).filter(isSame);
}

const FIRST_FILES = 3;

/** `same`: the others on show with this text, which stand where this one seems to stand. */
type AboutProps = { row: Row; same: readonly Row[]; onSeek: () => void };

function About({ row: { key, roles, otherFiles }, same, onSeek }: AboutProps) {
  const files = otherFiles.slice(0, FIRST_FILES);
  const rest = otherFiles.slice(FIRST_FILES);
  return (
    <>
      {roles.length > 0 ? (
        <p>{words.shownAs(roles, kindOf(key))}</p>
      ) : (
        <div className="insert">
          <p>{words.notSeen}</p>
          <Press type="button" onClick={onSeek}>
            {words.seek}
          </Press>
        </div>
      )}
      {roles.length > 0 && same.length > 0 ? <p>{words.alsoSame(same.map((other) => other.key))}</p> : null}
      <p>{otherFiles.length > 0 ? `${words.otherFiles}:` : words.onlyHere}</p>
      <Files files={files} />
      {rest.length > 0 ? (
        <details>
          <summary>{words.moreFiles(rest.length)}</summary>
          <Files files={rest} />
        </details>
      ) : null}
    </>
  );
}

function Files({ files }: { files: Row["otherFiles"] }) {
  const api = useStorybookApi();
  return (
    <ul>
      {files.map(({ title, story }) => (
        <li key={story}>
          <a
            href={`?path=/story/${story}`}
            onClick={(event) => {
              event.preventDefault();
              api.selectStory(story);
            }}
          >
            {pathTitle(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
