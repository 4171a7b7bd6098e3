import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import type { Finding } from "../findings/finding.ts";
import { isGivenWording } from "../findings/givenWordings.ts";
import { Key } from "../shared/tables/Key.tsx";
import { Editor } from "./parts.ts";
import { printOf, proposed, unchangedBeside, withChange, withoutChange, withRemarks, wordingOf } from "./proposal.ts";
import { isOfDeclined } from "./status.ts";
import { StatusPicker } from "./StatusPicker.tsx";
import { TextEditor } from "./TextEditor.tsx";
import type { Drafts } from "./useDrafts.ts";
import { words } from "./words.ts";

export const locales: readonly Locale[] = ["de", "en"];
const none: readonly Finding[] = [];

/** The languages whose wording the specification gives. */
export const givenLanguages = (key: string) => locales.filter((language) => isGivenWording(key, language));

/** Both wordings of a text, with the proposal applied. */
export const wordingsOf = ({ fitting }: Pick<Drafts, "fitting">, key: string, texts: Record<Locale, string>) => ({
  de: wordingOf(fitting, "de", key, texts.de),
  en: wordingOf(fitting, "en", key, texts.en),
});

/** The id of the editor that a key opens. */
const editorOf = (key: string) => `edit-${key}`;

/** Id of the element with the current wording of a key. */
export const wordingId = (key: string) => `wording-${key}`;

export type KeyButtonProps = { textKey: string; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The id of the button that opens a key's editor; a press on a label of it presses it. */
export const openerOf = (key: string) => `open-${key}`;

/** A text's key, and its wording for who hears only the key: opens its editor and closes it again. */
export const KeyButton = ({ textKey, isOpen, onOpen }: KeyButtonProps) => (
  <button
    type="button"
    id={openerOf(textKey)}
    aria-label={textKey}
    aria-expanded={isOpen}
    aria-describedby={wordingId(textKey)}
    aria-controls={isOpen ? editorOf(textKey) : undefined}
    onClick={() => onOpen(!isOpen)}
  >
    <Key name={textKey} />
  </button>
);

export type EditedTextProps = {
  drafts: Drafts;
  textKey: string;
  /** As the catalogue has it. */
  texts: Record<Locale, string>;
  /** What the build found misspelt in the German text. */
  misspelt: readonly Finding[];
  /** The language that takes the keyboard. */
  locale: Locale;
  /** Where the text is seen, or can be. */
  story: string;
  onClose: () => void;
  /** Shows the state in the other language, beside a state. */
  onTurn?: (locale: Locale) => void;
  children?: React.ReactNode;
};

/** The open editor of a text: both languages, findings and status. Escape moves the focus back to its key. */
export function EditedText({
  drafts,
  textKey,
  texts,
  misspelt,
  locale,
  story,
  onClose,
  onTurn,
  children,
}: EditedTextProps): React.ReactNode {
  const { proposal, fitting, change, draftStatuses, changeStatuses, untaken, channel: line } = drafts;
  const { announce, discardText } = drafts;
  const wordings = wordingsOf(drafts, textKey, texts);
  const id = editorOf(textKey);
  const unchanged = unchangedBeside(fitting, textKey);

  function write(language: Locale, text: string) {
    const original = texts[language];
    const stage = proposed(proposal, language, textKey)?.stage;
    const { [textKey]: status = null, ...others } = draftStatuses;
    // The declined wording goes, and with it what was said of it.
    if (isOfDeclined(proposal, textKey, status)) changeStatuses(others);
    change(
      text === original
        ? withoutChange(proposal, language, textKey)
        : withChange(proposal, { locale: language, key: textKey, text, was: printOf(original), story }),
      withoutChange(untaken, language, textKey),
    );
    if (stage === "accepted" || stage === "declined")
      announce(words.reopened[stage](words.languages[language], textKey));
  }
  function leave(event: React.KeyboardEvent<HTMLElement>) {
    if (event.key !== "Escape") return;
    event.currentTarget.ownerDocument.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
    onClose();
  }
  return (
    <Editor id={id} onKeyDown={leave}>
      <div className="about">
        {givenLanguages(textKey).map((language) => (
          <p key={language}>{words.givenIn(words.languages[language])}</p>
        ))}
      </div>
      {locales.map((language) => (
        <TextEditor
          key={language}
          textKey={textKey}
          locale={language}
          original={texts[language]}
          text={wordings[language]}
          german={wordings.de}
          untaken={proposed(untaken, language, textKey)?.text}
          misspelt={language === "de" ? misspelt : none}
          channel={line}
          line={proposed(fitting, language, textKey)}
          isFirst={language === locale}
          onText={(text) => write(language, text)}
          onTurn={onTurn && language !== locale ? () => onTurn(language) : undefined}
          onUntaken={(text) =>
            change(proposal, [...withoutChange(untaken, language, textKey), { locale: language, key: textKey, text }])
          }
          onReset={() => discardText(language, textKey)}
          onNote={(note) => change(withRemarks(proposal, { locale: language, key: textKey }, { note }))}
        />
      ))}
      <p className="beside" role="status">
        {unchanged && words.unchanged(words.languages[unchanged])}
      </p>
      <StatusPicker desk={drafts} textKey={textKey} texts={wordings} />
      <div className="about">{children}</div>
    </Editor>
  );
}
