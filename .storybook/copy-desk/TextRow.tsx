import * as React from "react";
import { useStorybookApi } from "storybook/manager-api";
import type { Locale } from "#src/copy/store.ts";
import { isGivenWording } from "../findings/given.ts";
import { Key } from "../tables/Key.tsx";
import type { Row } from "./events.ts";
import { findingsFor } from "./findingsFor.ts";
import { Editor } from "./parts.ts";
import { proposed, wordingOf } from "./proposal.ts";
import { standingAt, StatusPicker } from "./StatusPicker.tsx";
import { TextEditor } from "./TextEditor.tsx";
import type { Desk } from "./useDesk.ts";
import { words } from "./words.ts";

const locales: readonly Locale[] = ["de", "en"];
const none: Row["misspelt"] = [];

export type TextRowProps = {
  row: Row;
  desk: Desk;
  locale: Locale;
  isOpen: boolean;
  isMarked: boolean;
  onOpen: (isOpen: boolean) => void;
  onText: (locale: Locale, text: string) => void;
  onNote: (locale: Locale, note: string) => void;
};

/** A text of the story in both languages; open, it can be rewritten. */
export function TextRow({ row, desk, locale, isOpen, isMarked, onOpen, onText, onNote }: TextRowProps) {
  const { key, texts } = row;
  const { proposal } = desk;
  const textOf = (language: Locale) => wordingOf(proposal, language, key, texts[language]);
  const wording = { de: textOf("de"), en: textOf("en") };
  const given = locales.filter((language) => isGivenWording(key, language));
  const count = locales.reduce((sum, language) => sum + findingsFor(textOf(language), key, language).length, 0);
  const id = React.useId();
  return (
    <>
      <tr data-key={key} data-marked={isMarked || isOpen ? "" : undefined}>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            <Key name={key} />
          </button>
        </th>
        {locales.map((language) => (
          <td key={language} lang={language}>
            {textOf(language) === texts[language] ? texts[language] : <ins>{textOf(language)}</ins>}
          </td>
        ))}
        <td>
          {given.length > 0
            ? `${words.given} (${given.map((language) => words.languages[language]).join(", ")})`
            : null}
        </td>
        <td>{words.findings(count)}</td>
        <td>{words.standing(standingAt(desk, key, wording))}</td>
      </tr>
      {isOpen ? (
        <tr data-marked="">
          <td colSpan={6} id={id}>
            <Editor>
              {locales.map((language) => (
                <TextEditor
                  key={language}
                  textKey={key}
                  locale={language}
                  original={texts[language]}
                  text={textOf(language)}
                  misspelt={language === "de" ? row.misspelt : none}
                  line={desk.line}
                  note={proposed(proposal, language, key)?.note ?? ""}
                  isFirst={language === locale}
                  onText={(text) => onText(language, text)}
                  onNote={(note) => onNote(language, note)}
                />
              ))}
              <StatusPicker desk={desk} textKey={key} texts={wording} />
              <About row={row} given={given} />
            </Editor>
          </td>
        </tr>
      ) : null}
    </>
  );
}

function About({ row: { ways, elsewhere }, given }: { row: Row; given: readonly Locale[] }) {
  const api = useStorybookApi();
  return (
    <div className="about">
      <p>{ways.length > 0 ? words.shownAs(ways) : words.notSeen}</p>
      {given.map((language) => (
        <p key={language}>{words.givenIn(words.languages[language])}</p>
      ))}
      <p>{elsewhere.length > 0 ? `${words.elsewhere}:` : words.onlyHere}</p>
      <ul>
        {elsewhere.map(({ title, story }) => (
          <li key={story}>
            <a
              href={`?path=/story/${story}`}
              onClick={(event) => {
                event.preventDefault();
                api.selectStory(story);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
