import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import { findingsBeside } from "../findings/findings.ts";
import { FindingList } from "./FindingList.tsx";
import { Press } from "./parts.ts";
import { withRemarks, type ProposedText, type Remarks } from "./proposal.ts";
import type { Desk } from "./useDesk.ts";
import { comparable, compared, differenceOf, Parts, Wording, type Part } from "./Wording.tsx";
import { words } from "./words.ts";

const { review, languages, stages } = words;

const decisions = { accepted: review.accept, declined: review.decline } as const;

export type ReviewLineProps = {
  desk: Desk;
  line: ProposedText;
  /** What the catalogue has. */
  before: string;
  /** The German text as it is now. */
  german: string;
};

/**
 * A proposed text in one language, to be accepted or declined. A second press takes the decision back. A decided one is
 * folded, except where it has just been declined: somebody may write why.
 */
export function ReviewLine({ desk: { proposal, change }, line, before, german }: ReviewLineProps) {
  const { locale, key, text, stage, note, answer } = line;
  const id = React.useId();
  const head = React.useRef<HTMLElement>(null);
  const isDecided = stage === "accepted" || stage === "declined";
  const [isOpen, setOpen] = React.useState(!isDecided);
  const language = languages[locale];
  const remark = (remarks: Partial<Remarks>) => change(withRemarks(proposal, line, remarks));
  function decide(decision: keyof typeof decisions) {
    const next = stage === decision ? "open" : decision;
    remark({ stage: next });
    if (next !== "accepted") return;
    setOpen(false);
    head.current?.focus();
  }
  return (
    <details
      aria-label={`${language}: ${key}`}
      data-stage={stage}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={head}>
        <h4>
          {language} <span className="quiet">({stages[stage]})</span>
        </h4>
        {isOpen ? null : (
          <>
            {isDecided ? <span className="look">{review.look}</span> : null}
            <span lang={locale}>
              <Wording text={text} />
            </span>
            {isDecided && answer ? <span className="why">{review.why(review.decided[stage], answer)}</span> : null}
          </>
        )}
      </summary>
      <Compared before={before} after={text} locale={locale} />
      <FindingList findings={findingsBeside(text, before, { key, locale, german })} text={text} />
      {note ? (
        <p>
          {review.note}: <q>{innerMarks(note)}</q>
        </p>
      ) : null}
      {stage === "draft" ? (
        answer ? (
          <p>
            {review.earlier}: <q>{innerMarks(answer)}</q>
          </p>
        ) : null
      ) : (
        <>
          <div className="decide">
            {(["accepted", "declined"] as const).map((decision) => (
              <Press
                key={decision}
                type="button"
                aria-label={review.of(decisions[decision], language, key)}
                aria-pressed={stage === decision}
                onClick={() => decide(decision)}
              >
                {decisions[decision]}
              </Press>
            ))}
          </div>
          <label htmlFor={`${id}-answer`}>{review.answer}</label>
          <textarea
            id={`${id}-answer`}
            aria-label={review.of(review.answer, language, key)}
            rows={1}
            value={answer}
            onChange={(event) => remark({ answer: event.target.value })}
          />
        </>
      )}
    </details>
  );
}

/** As in quotation marks, where marks of its own are single ones. */
const innerMarks = (text: string) => text.replaceAll("„", "‚").replaceAll("“", "‘");

type ComparedProps = { before: string; after: string; locale: Locale };

/** Both texts; of one with a choice what it says in each case, side by side. */
function Compared({ before, after, locale }: ComparedProps) {
  const [rawBefore, rawAfter] = comparable(before, after);
  const raw = <Difference before={[rawBefore]} after={[rawAfter]} locale={locale} />;
  const [old, now] = compared(before, after, locale);
  if (old.length === 1 && now.length === 1) return raw;
  return (
    <>
      <p className="quiet">{words.cases}</p>
      <Difference before={old} after={now} locale={locale} />
      <details>
        <summary>{review.rawTexts}</summary>
        {raw}
      </details>
    </>
  );
}

type DifferenceProps = { before: readonly string[]; after: readonly string[]; locale: Locale };

/** The words that go and those that come are marked, where each case has one beside it. */
function Difference({ before, after, locale }: DifferenceProps) {
  const whole = (lines: readonly string[]): Part[][] => lines.map((value) => [{ value }]);
  const pairs = before.map((line, at) => differenceOf(line, after[at] ?? ""));
  const isPaired = before.length === after.length;
  const old = isPaired ? pairs.map((parts) => parts.filter(({ added }) => !added)) : whole(before);
  const now = isPaired ? pairs.map((parts) => parts.filter(({ removed }) => !removed)) : whole(after);
  return (
    <dl data-cases={before.length + after.length > 2 || undefined}>
      <Side title={review.before} lines={old} locale={locale} />
      <Side title={review.after} lines={now} locale={locale} />
    </dl>
  );
}

type SideProps = { title: string; lines: readonly (readonly Part[])[]; locale: Locale };

function Side({ title, lines, locale }: SideProps) {
  const shown = lines.map((parts, at) => <Parts key={at} parts={parts} />);
  return (
    <div>
      <dt>{title}</dt>
      <dd lang={locale}>
        {shown.length === 1 ? (
          shown
        ) : (
          <ul>
            {shown.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
