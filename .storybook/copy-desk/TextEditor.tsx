import type { Locale } from "#src/copy/store.ts";
import type { Finding } from "../findings/finding.ts";
import { Cases } from "./Cases.tsx";
import { completed, placeholdersIn, problemIn, problemOf } from "./checkText.ts";
import { type OpenChannel, send, type Messages } from "./events.ts";
import { FindingList } from "./FindingList.tsx";
import { findingsBeside } from "../findings/findings.ts";
import { Press } from "./parts.ts";
import { Placeholders } from "./Placeholders.tsx";
import type { ProposedText } from "./proposal.ts";
import { joinedText, splitText, type SplitText } from "./splitText.ts";
import { Declined } from "./Untaken.tsx";
import { useMessage } from "./useMessage.ts";
import { Earlier, Wording } from "./Wording.tsx";
import { words } from "./words.ts";
import * as React from "react";

export type TextEditorProps = {
  textKey: string;
  locale: Locale;
  original: string;
  /** The proposed text, else the original. */
  text: string;
  /** The German text as it is now. */
  german: string;
  /** What somebody typed that cannot be proposed. */
  untaken: string | undefined;
  /** What the build found misspelt in the original. */
  misspelt: readonly Finding[];
  channel: OpenChannel;
  /** The proposal of this text, if there is one. */
  line: ProposedText | undefined;
  /** Takes the focus on mount. */
  isFirst: boolean;
  /** Called with valid texts only. */
  onText: (text: string) => void;
  /** Called with the others. */
  onUntaken: (text: string) => void;
  onReset: () => void;
  onNote: (note: string) => void;
  /** Shows the state in this language, beside one in the other. */
  onTurn: (() => void) | undefined;
};

/** One text in one language, checked on input; an invalid one stays in its field, shows its problem and is not proposed. */
export function TextEditor(props: TextEditorProps) {
  const { textKey, locale, original, text, german, untaken, misspelt, channel, line } = props;
  const { isFirst, onText, onUntaken, onReset, onNote, onTurn } = props;
  const draft = untaken ?? text;
  /** With the spaces at the edges, which do not count and are there only while somebody types. */
  const [typed, setTyped] = React.useState(nothingTyped);
  const raw = typed.clean === draft ? typed.raw : draft;
  const id = React.useId();
  /** The field that had the focus last. */
  const field = React.useRef<HTMLTextAreaElement>(null);
  React.useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  useMessage(channel, "pointed", ({ keys: [chosen], isChosen }) => {
    if (isChosen && isFirst && chosen === textKey) field.current?.focus();
  });

  const split = splitText(raw, text, original);
  const language = words.languages[locale];
  const fields = fieldsOf(raw, split, locale);
  const faulty = fields.filter((one) => one.problem !== null);
  const problem = faulty[0]?.problem ?? problemOf(draft, original, locale);
  /** Where what is wrong with the whole is said: at the case with a value that the text has not, else under the last one. */
  const known = new Set(placeholdersIn(original).map(({ name: value }) => value));
  const foreign = fields.findIndex(({ value }) => placeholdersIn(value).some((one) => !known.has(one.name)));
  const blamed = foreign < 0 ? fields.length - 1 : foreign;
  const spelling = useSpelling(channel, locale === "de" ? draft : "");
  const findings = [
    ...findingsBeside(draft, original, { key: textKey, locale, german }),
    ...(draft === original ? misspelt : []),
    ...spelling,
  ];

  function write(next: string) {
    const isRead = fieldsOf(next, splitText(next, text, original), locale).every(({ problem: own }) => own === null);
    if (isRead && problemOf(next, original, locale) === null) onText(next);
    else onUntaken(next);
  }
  function rewrite(next: string) {
    field.current?.focus();
    write(next);
  }
  function reset() {
    field.current?.focus();
    onReset();
  }
  function insert(form: string) {
    const area = field.current;
    if (!area) return;
    const isBehindAWord = /[\p{L}\p{N}]$/u.test(area.value.slice(0, area.selectionStart));
    const isBeforeAWord = /^[\p{L}\p{N}]/u.test(area.value.slice(area.selectionEnd));
    const spaced = `${isBehindAWord ? " " : ""}${form}${isBeforeAWord ? " " : ""}`;
    area.setRangeText(spaced, area.selectionStart, area.selectionEnd, "end");
    area.focus();
    // As if it were typed.
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  /** A short placeholder becomes the whole one under the hands of who types it: the caret stays behind it. */
  function type(area: HTMLTextAreaElement, at: number) {
    const next = completed(area.value, original);
    if (next !== area.value) {
      const caret = completed(area.value.slice(0, area.selectionEnd), original).length;
      area.value = next;
      area.setSelectionRange(caret, caret);
    }
    const sentences = split?.sentences.with(at, next) ?? [next];
    const joined = (all: readonly string[]) => (split ? joinedText({ ...split, sentences: all }) : all.join(""));
    const clean = joined(sentences.map((one) => one.trim()));
    setTyped({ raw: joined(sentences), clean });
    write(clean);
  }
  return (
    <div className="field">
      {fields.map(({ name, value, ...one }, at) => {
        const own = faulty.length === 0 && at === blamed ? problem : one.problem;
        return (
          <React.Fragment key={name}>
            <label htmlFor={`${id}-text-${at}`}>{words.fieldOf(language, name)}</label>
            <textarea
              ref={at === 0 ? field : undefined}
              id={`${id}-text-${at}`}
              aria-label={words.edit(words.fieldOf(language, name), textKey)}
              aria-invalid={own !== null}
              aria-describedby={described(
                known.size > 0 ? `${id}-values` : null,
                own === null ? null : `${id}-problem-${at}`,
                findings[0] ? `${id}-findings` : null,
              )}
              lang={locale}
              rows={Math.max(2, Math.ceil(value.length / 32))}
              spellCheck
              value={value}
              onFocus={(event) => {
                field.current = event.target;
              }}
              onChange={(event) => type(event.target, at)}
              onBlur={() => setTyped(nothingTyped)}
            />
            <p id={`${id}-problem-${at}`} className="problem" role="status">
              {own}
            </p>
          </React.Fragment>
        );
      })}
      {text === original ? null : (
        <div className="quiet">
          <Earlier label={words.before} lang={locale} text={original} now={text} />
        </div>
      )}
      {draft === original ? null : (
        <Press type="button" aria-label={words.backTo(language, textKey)} onClick={reset}>
          {words.back}
        </Press>
      )}
      <Declined line={line} />
      {line?.stage === "declined" ? (
        <p className="quiet">
          {words.declinedText}{" "}
          <q lang={locale}>
            <Wording text={line.text} />
          </q>
        </p>
      ) : null}
      {onTurn ? (
        <Press type="button" onClick={onTurn}>
          {words.turn(language)}
        </Press>
      ) : null}
      <Placeholders
        id={`${id}-values`}
        original={original}
        draft={draft}
        isSplit={split !== null}
        field={words.edit(language, textKey)}
        onInsert={insert}
      />
      {problem === null ? (
        <Cases text={draft} original={original} locale={locale} label={words.casesOfView} />
      ) : (
        <p className="quiet">
          {words.keeps(text === original)}{" "}
          <q lang={locale}>
            <Wording
              text={splitText(text, text, original)?.sentences[faulty[0] ? fields.indexOf(faulty[0]) : blamed] ?? text}
            />
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
            value={line?.note ?? ""}
            onChange={(event) => onNote(event.target.value)}
          />
        </>
      )}
    </div>
  );
}

const nothingTyped = { raw: "", clean: "" };

/** One field for the whole text, or one for each case of its choice. */
const fieldsOf = (draft: string, split: SplitText | null, locale: Locale) =>
  split?.sentences.map((value, at) => ({
    name: words.caseOf(split.frame.names[at] ?? ""),
    value,
    problem: problemIn(value.trim(), locale),
  })) ?? [{ name: "", value: draft, problem: null }];

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
