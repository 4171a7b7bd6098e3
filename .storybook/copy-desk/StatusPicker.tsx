import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import { errorsIn } from "./errorsIn.ts";
import { Press } from "./parts.ts";
import { declinedIn, printOf } from "./proposal.ts";
import { screenOf, currentStatusAt, statuses, withStatus, type Approval, type Status } from "./status.ts";
import type { Drafts } from "./useDrafts.ts";
import { words } from "./words.ts";

type Texts = Record<Locale, string>;

export type StatusPickerProps = { desk: Drafts; textKey: string; texts: Texts };

/** Sets the status of a text, for this wording and optionally for this picture. */
export function StatusPicker({ desk, textKey, texts }: StatusPickerProps) {
  const { draftStatuses, stored, shown, changeStatuses } = desk;
  const id = React.useId();
  const { status, expired } = currentStatusAt(desk, textKey, texts);
  const isVisible = shown?.rows.some(({ key, roles }) => key === textKey && roles.length > 0) === true;
  const story = shown?.story ?? "";
  const hint = expired ? words.expired[expired] : isVisible ? null : words.onlySeen;
  const errors = (["de", "en"] as const).reduce(
    (sum, locale) => sum + errorsIn({ text: texts[locale], key: textKey, locale }, texts.de),
    0,
  );
  const print = stored.pictures[screenOf(story)];

  const pick = (next: Status) => changeStatuses(withStatus(draftStatuses, textKey, asApproval(next), stored.approvals));
  function asApproval(next: Status): Approval | null {
    if (next === "draft") return null;
    const prints = { de: printOf(texts.de), en: printOf(texts.en) };
    if (next !== "picture") return { status: next, ...prints };
    return print === undefined ? null : { status: "approved", ...prints, picture: { story, print } };
  }
  return (
    <div className="status">
      <label htmlFor={id}>{words.status}</label>
      <select
        id={id}
        aria-label={words.statusOf(textKey)}
        aria-describedby={hint === null ? undefined : `${id}-hint`}
        value={status}
        onChange={(event) => pick(event.target.value as Status)}
      >
        {statuses.map((one) => (
          <option key={one} value={one} disabled={one === "picture" && status !== one && !isVisible}>
            {words.statusNames[one]}
          </option>
        ))}
      </select>
      {expired && (status !== "picture" || isVisible) ? (
        <Press type="button" aria-label={words.againFor(textKey)} onClick={() => pick(status)}>
          {words.again}
        </Press>
      ) : null}
      {(expired === "wording" || status === "draft" ? [] : declinedIn(desk.proposal, textKey)).map((locale) => (
        <p key={locale} className="quiet">
          {words.statusOfOld(words.languages[locale])}
        </p>
      ))}
      {errors > 0 && status !== "draft" ? (
        <p className="problem" role="status">
          {words.stillFaulty(errors)}
        </p>
      ) : null}
      <p id={`${id}-hint`} className={expired ? "problem" : "quiet"}>
        {hint}
      </p>
    </div>
  );
}
