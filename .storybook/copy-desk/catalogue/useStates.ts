import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readIndex } from "#workbench/shared/storybook/storyIndex.ts";
import type { ProposedText } from "../proposal.ts";
import { screenOf } from "../status.ts";
import { findState } from "./findState.ts";
import { readState } from "./readState.ts";
import type { Row } from "./row.ts";
import type { usePageDrafts } from "./usePageDrafts.ts";

/** Key → the state that shows the text; empty where none does. */
type States = Readonly<Record<string, string>>;

const isUnfiled = ({ stage, story }: ProposedText) => stage === "draft" && story === "";

/**
 * Finds the state that shows the open text, and that of each draft without one, in frames inside `box`; files the drafts under
 * it.
 */
export function useStates(drafts: ReturnType<typeof usePageDrafts>, rows: readonly Row[], open: string | null) {
  const { proposal, change, goesAlong } = drafts;
  const [states, setStates] = useState<States>({});
  const box = useRef<HTMLDivElement>(null);
  const drafted = proposal.filter(isUnfiled).map(({ key }) => key);
  const sought = [open, ...drafted].find((key) => key !== null && states[key] === undefined);

  const search = useEffectEvent(async (key: string, ended: AbortSignal) => {
    const frames = box.current;
    const first = rows.find((row) => row.key === key)?.stories[0]?.story;
    if (!frames || !first) return "";
    const ofScreen = (await readIndex()).filter(
      ({ id, type, tags }) => type === "story" && screenOf(id) === screenOf(first) && !tags?.includes("behaviour"),
    );
    const look = (state: string) => readState(frames, state, goesAlong, ended);
    return findState({ key, first, states: ofScreen.map(({ id }) => id), look });
  });
  const file = useEffectEvent((key: string, story: string) => {
    setStates((known) => ({ ...known, [key]: story }));
    if (story !== "" && proposal.some((line) => isUnfiled(line) && line.key === key))
      change(proposal.map((line) => (isUnfiled(line) && line.key === key ? { ...line, story } : line)));
  });
  useEffect(() => {
    if (!sought) return undefined;
    const ended = new AbortController();
    search(sought, ended.signal).then(
      (story) => file(sought, story ?? ""),
      // A proposal without a state names its screens.
      () => ended.signal.aborted || file(sought, ""),
    );
    return () => ended.abort();
  }, [sought]);

  return {
    box,
    stateOf: (key: string) => states[key] ?? "",
    isSearching: drafted.some((key) => states[key] === undefined),
  };
}
