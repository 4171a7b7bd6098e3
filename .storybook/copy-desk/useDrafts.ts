import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import { isNothing, nothingDrafted, withOthers, type Drafted } from "./drafted.ts";
import { DRAFTS, forgetDrafts, storeDrafts, newId, readDrafts, watchDrafts } from "./draftStore.ts";
import { send, type Applied, type Stored, type OpenChannel, type Shown } from "./events.ts";
import { proposed, withoutChange, type Proposal, type Untaken } from "./proposal.ts";
import type { DraftStatuses } from "./status.ts";
import { useMessage } from "./useMessage.ts";
import { words } from "./words.ts";

/** The globals that the address carries, and how to change some of them. */
export type Globals = readonly [
  now: Readonly<Record<string, unknown>>,
  update: (changed: Record<string, string>) => void,
];

const nothingApplied: Applied = { refusals: [], keyFacts: {} };

/** A text is a key, in one language or both. */
export const countTexts = (texts: Untaken) => new Set(texts.map(({ key }) => key)).size;

const idIn = ({ [DRAFTS]: id }: Globals[0]) => (typeof id === "string" ? id : "");

/** The drafts, shared by the panel and the pages: stored in this browser, with their id in the address. */
export function useDrafts(channel: OpenChannel, [globals, update]: Globals, atFirst: Stored) {
  const [applied, setApplied] = React.useState(nothingApplied);
  const [stored, setStored] = React.useState(atFirst);
  const [message, announce] = React.useState("");
  const named = idIn(globals);
  const id = React.useRef(named);
  const [drafted, show] = React.useState(() => readDrafts(named));
  const newest = React.useRef(drafted);
  const [discarded, keepDiscarded] = React.useState<Drafted | null>(null);
  useMessage(channel, "applied", setApplied);
  useMessage(channel, "stored", setStored);

  const turnTo = React.useCallback(
    (next: Drafted) => {
      newest.current = next;
      show(next);
      keepDiscarded(null);
      send(channel, "propose", next);
    },
    [channel],
  );
  React.useEffect(() => {
    if (named === id.current) return;
    id.current = named;
    turnTo(readDrafts(named));
  }, [named, turnTo]);
  React.useEffect(() => watchDrafts(() => id.current, turnTo), [turnTo]);

  /** Stores first: others read the storage when the id changes. */
  function draft(changed: Partial<Drafted>) {
    const next = { ...newest.current, ...changed };
    const before = id.current;
    if (isNothing(next)) {
      if (before !== "") forgetDrafts(before);
      id.current = "";
    } else {
      id.current ||= newId();
      if (next.trouble === "elsewhere") next.trouble = null;
      if (!storeDrafts(id.current, next)) announce(words.notStored);
    }
    turnTo(isNothing(next) ? nothingDrafted : next);
    if (before !== id.current) update({ [DRAFTS]: id.current });
  }
  function discard() {
    const before = newest.current;
    draft(nothingDrafted);
    if (isNothing(before)) return announce("");
    keepDiscarded(before);
    const { proposal, draftStatuses, untaken } = before;
    announce(words.discarded(proposal.length, Object.keys(draftStatuses).length, countTexts(untaken)));
  }
  /** Of one text in one language: what is proposed, and what stands in its field. */
  function discardText(locale: Locale, key: string) {
    const before = newest.current;
    const proposal = withoutChange(before.proposal, locale, key);
    const untaken = withoutChange(before.untaken, locale, key);
    draft({ proposal, untaken });
    keepDiscarded(before);
    announce(words.discarded(before.proposal.length - proposal.length, 0, before.untaken.length - untaken.length));
  }
  function restore(before: Drafted) {
    draft(before);
    announce(words.restored);
  }
  return {
    channel,
    drafted,
    proposal: drafted.proposal,
    /** The part of the proposal that the canvas can show; what it refuses is reported apart. */
    fitting: drafted.proposal.filter(({ locale, key }) => !proposed(applied.refusals, locale, key)),
    draftStatuses: drafted.draftStatuses,
    untaken: drafted.untaken,
    applied,
    stored,
    message,
    announce,
    /** `untaken`: what stands in the fields from now on, if that changes. */
    change: (proposal: Proposal, untaken = newest.current.untaken) => draft({ proposal, untaken }),
    changeStatuses: (draftStatuses: DraftStatuses) => draft({ draftStatuses }),
    discard,
    discardText,
    /** Restores what was discarded, as long as nothing else is written. */
    undo: discarded === null ? null : () => restore(discarded),
    /** Shows drafts that are stored in this browser. */
    open: (last: string) => update({ [DRAFTS]: last }),
    /** Merges the drafts of a file; existing ones win. Returns the number of added texts. */
    add(others: Drafted): number {
      const before = newest.current.proposal.length;
      draft(withOthers(newest.current, others));
      return newest.current.proposal.length - before;
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts> & {
  /** The texts on the canvas, beside a story. */
  shown: Shown | null;
  /** The whole address at which others see the drafts. */
  address: () => string;
};
