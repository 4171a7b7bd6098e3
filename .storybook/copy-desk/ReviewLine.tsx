import * as React from "react";
import { diffWordsWithSpace } from "diff";
import { findingsFor } from "../findings/findings.ts";
import { Cases } from "./Cases.tsx";
import { FindingList } from "./FindingList.tsx";
import { Press } from "./parts.ts";
import { withRemarks, type ProposedText, type Remarks } from "./proposal.ts";
import type { Desk } from "./useDesk.ts";
import { comparable, Readable } from "./Wording.tsx";
import { words } from "./words.ts";

const { review, languages, stages } = words;

const decisions = { accepted: review.accept, declined: review.decline } as const;

export type ReviewLineProps = {
  desk: Desk;
  line: ProposedText;
  /** What the catalogue has. */
  before: string;
};

/** A proposed text in one language, to be accepted or declined. A second press takes the decision back. */
export function ReviewLine({ desk: { proposal, change }, line, before }: ReviewLineProps) {
  const { locale, key, text, stage, note, answer } = line;
  const id = React.useId();
  const language = languages[locale];
  const remark = (remarks: Partial<Remarks>) => change(withRemarks(proposal, line, remarks));
  return (
    <div role="group" aria-label={`${language}: ${key}`} data-stage={stage}>
      <h4>
        {language} <span className="quiet">({stages[stage]})</span>
      </h4>
      <Compared before={before} after={text} locale={locale} />
      <Cases text={text} locale={locale} />
      <FindingList findings={findingsFor(text, key, locale)} text={text} />
      {note ? (
        <p>
          {review.note}: <q>{note}</q>
        </p>
      ) : null}
      {stage === "draft" ? (
        <p className="quiet">{review.isOwn}</p>
      ) : (
        <div className="decide">
          {(["accepted", "declined"] as const).map((decision) => (
            <Press
              key={decision}
              type="button"
              aria-label={review.of(decisions[decision], language, key)}
              aria-pressed={stage === decision}
              onClick={() => remark({ stage: stage === decision ? "open" : decision })}
            >
              {decisions[decision]}
            </Press>
          ))}
        </div>
      )}
      <label htmlFor={`${id}-answer`}>{review.answer}</label>
      <textarea
        id={`${id}-answer`}
        aria-label={review.of(review.answer, language, key)}
        rows={1}
        value={answer}
        onChange={(event) => remark({ answer: event.target.value })}
      />
    </div>
  );
}

type ComparedProps = { before: string; after: string; locale: string };

/** Both texts whole, the words that go and those that come marked. */
function Compared({ before, after, locale }: ComparedProps) {
  const parts = diffWordsWithSpace(...comparable(before, after));
  return (
    <dl>
      <dt>{review.before}</dt>
      <dd lang={locale}>
        {parts
          .filter(({ added }) => !added)
          .map(({ value, removed }, at) => {
            const shown = <Readable key={at} text={value} />;
            return removed ? <del key={at}>{shown}</del> : shown;
          })}
      </dd>
      <dt>{review.after}</dt>
      <dd lang={locale}>
        {parts
          .filter(({ removed }) => !removed)
          .map(({ value, added }, at) => {
            const shown = <Readable key={at} text={value} />;
            return added ? <ins key={at}>{shown}</ins> : shown;
          })}
      </dd>
    </dl>
  );
}
