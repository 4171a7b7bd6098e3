import * as React from "react";
import { useChannel } from "storybook/manager-api";
import { eventOf, send, type Applied, type SaveAnswer } from "./events.ts";
import { withoutChange, type Change } from "./proposal.ts";
import type { Desk } from "./useDesk.ts";
import { words } from "./words.ts";

type Round = { waiting: Map<number, Change>; saved: Change[]; problems: string[] };

const isSame = (one: Pick<Change, "locale" | "key">, other: Pick<Change, "locale" | "key">) =>
  one.locale === other.locale && one.key === other.key;

/** Saves every proposed text. A saved one is proposed until the canvas has it from the catalogue; a refused one stays. */
export function useSaving({ proposal, applied, line, change, tell }: Desk): () => void {
  const round = React.useRef<Round>({ waiting: new Map(), saved: [], problems: [] });
  const next = React.useRef(0);
  /** Whichever comes last, the answer of the server or the new text on the canvas, ends the proposal. */
  const settle = ({ refusals }: Applied) => {
    const { saved } = round.current;
    const done = saved.filter((entry) =>
      refusals.some((refusal) => refusal.reason === "done" && isSame(refusal, entry)),
    );
    if (done.length === 0) return;
    round.current.saved = saved.filter((entry) => !done.includes(entry));
    change(done.reduce((rest, { locale, key }) => withoutChange(rest, locale, key), proposal));
  };
  useChannel(
    {
      [eventOf("saved")]: ({ id, problem }: SaveAnswer) => {
        const { waiting, saved, problems } = round.current;
        const asked = waiting.get(id);
        if (!asked) return;
        waiting.delete(id);
        if (problem === null) saved.push(asked);
        else problems.push(`${asked.key}: ${problem}`);
        if (waiting.size > 0) return;
        tell([...(saved.length > 0 ? [words.saved(saved.length)] : []), ...problems].join(" "));
        settle(applied);
      },
      [eventOf("applied")]: settle,
    },
    [proposal, applied, change, tell],
  );
  return () => {
    round.current = { waiting: new Map(), saved: [], problems: [] };
    for (const entry of proposal) {
      const id = next.current++;
      round.current.waiting.set(id, entry);
      send(line, "save", { id, change: entry });
    }
  };
}
