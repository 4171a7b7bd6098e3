import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import { Press } from "./parts.ts";
import { printOf } from "./proposal.ts";
import {
  approvalOf,
  screenOf,
  standingOf,
  statuses,
  withStatus,
  type Approval,
  type Standing,
  type Status,
} from "./status.ts";
import type { Drafts } from "./useDrafts.ts";
import { words } from "./words.ts";

type Texts = Record<Locale, string>;

/** What counts for a text as it is worded here, saved or not. */
export const standingAt = ({ said, held }: Pick<Drafts, "said" | "held">, key: string, texts: Texts): Standing =>
  standingOf(approvalOf(key, said, held.approvals), texts, held.pictures);

export type StatusPickerProps = { desk: Drafts; textKey: string; texts: Texts };

/** Says of a text how far it is; what is said holds for this wording, and for this picture where one picks that. */
export function StatusPicker({ desk, textKey, texts }: StatusPickerProps) {
  const { said, held, shown, say } = desk;
  const id = React.useId();
  const { status, expired } = standingAt(desk, textKey, texts);
  const isSeen = shown?.rows.some(({ key, ways }) => key === textKey && ways.length > 0) === true;
  const story = shown?.story ?? "";
  const hint = expired ? words.expired[expired] : isSeen ? null : words.onlySeen;
  const print = held.pictures[screenOf(story)];

  const pick = (next: Status) => say(withStatus(said, textKey, asApproval(next), held.approvals));
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
          <option key={one} value={one} disabled={one === "picture" && status !== one && !isSeen}>
            {words.statusNames[one]}
          </option>
        ))}
      </select>
      {expired && (status !== "picture" || isSeen) ? (
        <Press type="button" aria-label={words.againFor(textKey)} onClick={() => pick(status)}>
          {words.again}
        </Press>
      ) : null}
      <p id={`${id}-hint`} className={expired ? "problem" : "quiet"}>
        {hint}
      </p>
    </div>
  );
}
