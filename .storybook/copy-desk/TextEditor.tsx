import type { Locale } from "#src/copy/store.ts";
import type { Finding } from "../findings/finding.ts";
import { Cases } from "./Cases.tsx";
import { completed, placeholdersIn, problemOf } from "./checkText.ts";
import { hasServer, type OpenChannel, send, type Messages } from "./events.ts";
import { FindingList } from "./FindingList.tsx";
import { findingsBeside } from "../findings/findings.ts";
import { Press } from "./parts.ts";
import { Placeholders } from "./Placeholders.tsx";
import { useMessage } from "./useMessage.ts";
import { Wording } from "./Wording.tsx";
import { words } from "./words.ts";
import * as React from "react";

export type TextEditorProps = {
  textKey: string;
  locale: Locale;
  original: string;
  /** The proposed text, else the original. */
  text: string;
  /** What somebody typed that cannot be proposed. */
  untaken: string | undefined;
  /** What the build found misspelt in the original. */
  misspelt: readonly Finding[];
  channel: OpenChannel;
  /** Note of the author of the proposal. */
  note: string;
  /** Takes the focus on mount. */
  isFirst: boolean;
  /** Called with valid texts only. */
  onText: (text: string) => void;
  /** Called with the others. */
  onUntaken: (text: string) => void;
  onNote: (note: string) => void;
};

/** One text in one language, checked on input; an invalid one stays in its field, shows its problem and is not proposed. */
export function TextEditor(props: TextEditorProps) {
  const { textKey, locale, original, text, untaken, misspelt, channel, note, isFirst, onText, onUntaken, onNote } =
    props;
  const draft = untaken ?? text;
  const id = React.useId();
  const field = React.useRef<HTMLTextAreaElement>(null);
  React.useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  useMessage(channel, "pointed", ({ keys: [chosen], isChosen }) => {
    if (isChosen && isFirst && chosen === textKey) field.current?.focus();
  });

  const problem = problemOf(draft, original, locale);
  const spelling = useSpelling(channel, locale === "de" ? draft : "");
  const findings = [
    ...findingsBeside(draft, original, textKey, locale),
    ...(draft === original ? misspelt : []),
    ...spelling,
  ];
  const language = words.languages[locale];

  function write(next: string) {
    if (problemOf(next, original, locale) === null) onText(next);
    else onUntaken(next);
  }
  function rewrite(next: string) {
    field.current?.focus();
    write(next);
  }
  function insert(form: string) {
    const area = field.current;
    if (!area) return;
    area.setRangeText(form, area.selectionStart, area.selectionEnd, "end");
    area.focus();
    write(area.value);
  }
  /** A short placeholder becomes the whole one under the hands of who types it: the caret stays behind it. */
  function type(area: HTMLTextAreaElement) {
    const next = completed(area.value, original);
    if (next !== area.value) {
      const caret = completed(area.value.slice(0, area.selectionEnd), original).length;
      area.value = next;
      area.setSelectionRange(caret, caret);
    }
    write(next);
  }
  return (
    <div className="field">
      <label htmlFor={`${id}-text`}>{language}</label>
      <textarea
        ref={field}
        id={`${id}-text`}
        aria-label={words.edit(language, textKey)}
        aria-invalid={problem !== null}
        aria-describedby={described(
          placeholdersIn(original).length > 0 ? `${id}-values` : null,
          problem === null ? null : `${id}-problem`,
          findings[0] ? `${id}-findings` : null,
        )}
        lang={locale}
        rows={Math.max(2, Math.ceil(draft.length / 32))}
        spellCheck
        value={draft}
        onChange={(event) => type(event.target)}
      />
      <Placeholders
        id={`${id}-values`}
        original={original}
        draft={draft}
        field={words.edit(language, textKey)}
        onInsert={insert}
      />
      {locale === "de" && !hasServer() ? <p className="quiet">{words.noDictionary}</p> : null}
      <p id={`${id}-problem`} className="problem" role="status">
        {problem}
      </p>
      {problem === null ? (
        <Cases text={draft} locale={locale} />
      ) : (
        <p className="quiet">
          {words.keeps(text === original)}{" "}
          <q lang={locale}>
            <Wording text={text} />
          </q>
        </p>
      )}
      <div id={`${id}-findings`} role="status">
        {findings.length === 0 ? null : (
          <>
            <p className="quiet">{words.hints(language)}</p>
            <FindingList
              findings={findings}
              text={draft}
              field={{ name: words.edit(language, textKey), onText: rewrite }}
            />
          </>
        )}
      </div>
      {text === original ? null : (
        <>
          <label htmlFor={`${id}-note`}>{words.review.note}</label>
          <textarea
            id={`${id}-note`}
            aria-label={words.review.of(words.review.note, language, textKey)}
            rows={1}
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        </>
      )}
      {draft === original ? null : (
        <Press type="button" aria-label={words.backTo(language, textKey)} onClick={() => write(original)}>
          {words.back}
        </Press>
      )}
    </div>
  );
}

/** Only what there is: an element that is empty would be read out as its name. */
const described = (...ids: readonly (string | null)[]) => ids.filter((id) => id !== null).join(" ") || undefined;

const patience = 500;

/** Misspelt words of a German text, from the dev server after 500 ms without input; a static build has none. */
function useSpelling(channel: OpenChannel, text: string): readonly Finding[] {
  const [answer, setAnswer] = React.useState<Messages["spelled"][0]>({ text: "", findings: [] });
  useMessage(channel, "spelled", (spelled) => spelled.text === text && setAnswer(spelled));
  React.useEffect(() => {
    if (text === "") return undefined;
    const due = setTimeout(() => send(channel, "spell", text), patience);
    return () => clearTimeout(due);
  }, [channel, text]);
  return answer.text === text ? answer.findings : [];
}
