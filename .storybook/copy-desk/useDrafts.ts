import * as React from "react";
import { isNothing, nothingDrafted, withOthers, type Drafted } from "./drafted.ts";
import { DRAFTS, forgetDrafts, keepDrafts, newId, readDrafts, watchDrafts } from "./draftStore.ts";
import { send, type Applied, type Held, type OpenLine, type Shown } from "./events.ts";
import type { Proposal } from "./proposal.ts";
import type { SaidStatuses } from "./status.ts";
import { useHearing } from "./useMessage.ts";
import { words } from "./words.ts";

/** The globals that the address carries, and how to change some of them. */
export type Globals = readonly [
  now: Readonly<Record<string, unknown>>,
  update: (changed: Record<string, string>) => void,
];

const nothingApplied: Applied = { refusals: [], known: {} };

const idIn = ({ [DRAFTS]: id }: Globals[0]) => (typeof id === "string" ? id : "");

/** What is proposed and said of texts: one draft for the panel and the pages, kept in this browser and named by the address. */
export function useDrafts(line: OpenLine, [globals, update]: Globals, atFirst: Held) {
  const [applied, setApplied] = React.useState(nothingApplied);
  const [held, setHeld] = React.useState(atFirst);
  const [told, tell] = React.useState("");
  const named = idIn(globals);
  const id = React.useRef(named);
  const [drafted, show] = React.useState(() => readDrafts(named));
  const newest = React.useRef(drafted);
  useHearing(line, "applied", setApplied);
  useHearing(line, "held", setHeld);

  const turnTo = React.useCallback(
    (next: Drafted) => {
      newest.current = next;
      show(next);
      send(line, "propose", next.proposal);
    },
    [line],
  );
  React.useEffect(() => {
    if (named === id.current) return;
    id.current = named;
    turnTo(readDrafts(named));
  }, [named, turnTo]);
  React.useEffect(() => watchDrafts(() => id.current, turnTo), [turnTo]);

  /** First into the storage: whoever hears of the name reads there. */
  function draft(changed: Partial<Drafted>) {
    const next = { ...newest.current, ...changed };
    const before = id.current;
    if (isNothing(next)) {
      if (before !== "") forgetDrafts(before);
      id.current = "";
    } else {
      id.current ||= newId();
      if (next.trouble === "elsewhere") next.trouble = null;
      if (!keepDrafts(id.current, next)) tell(words.notKept);
    }
    turnTo(isNothing(next) ? nothingDrafted : next);
    if (before !== id.current) update({ [DRAFTS]: id.current });
  }
  return {
    line,
    drafted,
    proposal: drafted.proposal,
    said: drafted.said,
    applied,
    held,
    told,
    tell,
    change: (proposal: Proposal) => draft({ proposal }),
    say: (said: SaidStatuses) => draft({ said }),
    discard: () => draft(nothingDrafted),
    /** Adds what a file has; what is drafted here stays as it is. Returns how many texts came. */
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
