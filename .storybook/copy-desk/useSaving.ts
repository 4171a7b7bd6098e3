import * as React from "react";
import { send, type Applied } from "./events.ts";
import { isWanted, withoutChange, type ProposedText } from "./proposal.ts";
import type { Drafts } from "./useDrafts.ts";
import { useHearing } from "./useMessage.ts";
import { words } from "./words.ts";

/** A text to save, or the key of one whose status is. */
type Asked = { text: ProposedText } | { statusOf: string };

type Round = { waiting: Map<number, Asked>; texts: ProposedText[]; statuses: string[]; problems: string[] };

const nothing = (): Round => ({ waiting: new Map(), texts: [], statuses: [], problems: [] });

const keyOf = (asked: Asked) => ("text" in asked ? asked.text.key : asked.statusOf);

const isSame = (one: Pick<ProposedText, "locale" | "key">, other: Pick<ProposedText, "locale" | "key">) =>
  one.locale === other.locale && one.key === other.key;

/**
 * Saves every wanted text, then every status. A saved text is proposed until the canvas has it from the catalogue; what is
 * refused stays, and so does what nobody has decided.
 */
export function useSaving({ proposal, said, applied, line, change, say, tell }: Drafts): () => void {
  const round = React.useRef<Round>(nothing());
  const next = React.useRef(0);
  /** Whichever comes last, the answer of the server or the new text on the canvas, ends the proposal. */
  const settle = ({ refusals }: Applied) => {
    const { texts } = round.current;
    const done = texts.filter((entry) =>
      refusals.some((refusal) => refusal.reason === "done" && isSame(refusal, entry)),
    );
    if (done.length === 0) return;
    round.current.texts = texts.filter((entry) => !done.includes(entry));
    change(done.reduce((rest, { locale, key }) => withoutChange(rest, locale, key), proposal));
  };
  useHearing(line, "saved", ({ id, problem }) => {
    const { waiting, texts, statuses, problems } = round.current;
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    if (problem !== null) problems.push(`${keyOf(asked)}: ${problem}`);
    else if ("text" in asked) texts.push(asked.text);
    else statuses.push(asked.statusOf);
    if (waiting.size > 0) return;
    if (statuses.length > 0) say(Object.fromEntries(Object.entries(said).filter(([key]) => !statuses.includes(key))));
    const saved = [
      ...(texts.length > 0 ? [words.saved(texts.length)] : []),
      ...(statuses.length > 0 ? [words.savedStatuses(statuses.length)] : []),
    ];
    tell([...saved, ...problems].join(" "));
    settle(applied);
  });
  useHearing(line, "applied", settle);
  return () => {
    round.current = nothing();
    const ask = (asked: Asked) => {
      const id = next.current++;
      round.current.waiting.set(id, asked);
      return id;
    };
    for (const text of proposal.filter(isWanted)) send(line, "save", { id: ask({ text }), change: text });
    for (const [key, approval] of Object.entries(said))
      send(line, "saveStatus", { id: ask({ statusOf: key }), key, approval });
  };
}
