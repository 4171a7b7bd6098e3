import * as React from "react";
import { send, type Applied } from "./events.ts";
import { isIncluded, proposed, withoutChange, type ProposedText } from "./proposal.ts";
import { countedStatuses } from "./status.ts";
import type { Drafts } from "./useDrafts.ts";
import { useMessage } from "./useMessage.ts";
import { words } from "./words.ts";

/** A text to save, or the key of one whose status is. */
type SaveItem = { text: ProposedText } | { statusOf: string };

type Round = { waiting: Map<number, SaveItem>; texts: ProposedText[]; statuses: string[]; problems: string[] };

const nothing = (): Round => ({ waiting: new Map(), texts: [], statuses: [], problems: [] });

const keyOf = (item: SaveItem) => ("text" in item ? item.text.key : item.statusOf);

/**
 * Saves every included text, then every status. A saved text stays in the proposal until the canvas has it from the
 * catalogue; refused and undecided ones stay, too.
 */
export function useSaving({
  proposal,
  draftStatuses,
  applied,
  channel,
  change,
  changeStatuses,
  announce,
}: Drafts): () => void {
  const round = React.useRef<Round>(nothing());
  const next = React.useRef(0);
  /** Whichever comes last, the answer of the server or the new text on the canvas, ends the proposal. */
  const settle = ({ refusals }: Applied) => {
    const { texts } = round.current;
    const done = texts.filter(({ locale, key }) => proposed(refusals, locale, key)?.reason === "done");
    if (done.length === 0) return;
    round.current.texts = texts.filter((entry) => !done.includes(entry));
    change(done.reduce((rest, { locale, key }) => withoutChange(rest, locale, key), proposal));
  };
  useMessage(channel, "saved", ({ id, problem }) => {
    const { waiting, texts, statuses, problems } = round.current;
    const item = waiting.get(id);
    if (!item) return;
    waiting.delete(id);
    if (problem !== null) problems.push(`${keyOf(item)}: ${problem}`);
    else if ("text" in item) texts.push(item.text);
    else statuses.push(item.statusOf);
    if (waiting.size > 0) return;
    if (statuses.length > 0)
      changeStatuses(Object.fromEntries(Object.entries(draftStatuses).filter(([key]) => !statuses.includes(key))));
    const saved = [
      ...(texts.length > 0 ? [words.saved(texts.length)] : []),
      ...(statuses.length > 0 ? [words.savedStatuses(statuses.length)] : []),
    ];
    announce([...saved, ...problems].join(" "));
    settle(applied);
  });
  useMessage(channel, "applied", settle);
  return () => {
    round.current = nothing();
    const enqueue = (item: SaveItem) => {
      const id = next.current++;
      round.current.waiting.set(id, item);
      return id;
    };
    for (const text of proposal.filter(isIncluded)) send(channel, "save", { id: enqueue({ text }), change: text });
    for (const [key, approval] of Object.entries(countedStatuses({ proposal, draftStatuses })))
      send(channel, "saveStatus", { id: enqueue({ statusOf: key }), key, approval });
  };
}
