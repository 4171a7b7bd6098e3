import * as React from "react";
import { STORY_MISSING } from "../shared/storybook/managerParts.ts";
import { addons, useChannel, useGlobals, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { readGlobals, writeGlobals } from "../shared/address/globalsInAddress.ts";
import type { Locale } from "#src/copy/store.ts";
import { DRAFTS } from "./draftStore.ts";
import { eventOf, send, type Stored, type Messages, type Shown } from "./events.ts";
import { useDrafts } from "./useDrafts.ts";
import { keySearch } from "./keySearch.ts";
import { words } from "./words.ts";

const nothingStored: Stored = { approvals: {}, pictures: {} };

/** State of the panel: texts on the canvas, drafts, the chosen row. */
export function useDesk() {
  const api = useStorybookApi();
  const channel = addons.getChannel();
  const { storyId } = useStorybookState();
  const [shown, setShown] = React.useState<Shown | null>(null);
  const [chosen, setChosen] = React.useState<string | null>(null);
  const [pointed, setPointed] = React.useState<readonly string[]>([]);
  const [isPointing, setPointing] = React.useState(false);
  const [globals, updateGlobals] = useGlobals();
  const drafts = useDrafts(channel, [globals, updateGlobals], nothingStored);
  const { announce } = drafts;
  const [search] = React.useState(() => keySearch(api));
  const lastShown = React.useRef("");
  const choose = (key: string | null) => {
    setChosen(key);
    setPointed([]);
    send(channel, "outline", key);
  };

  /** Goes on with the search for a text, if there is one. */
  function follow(now: Shown) {
    const found = search.check(now);
    if (!found) {
      if (search.isSeeking()) announce(words.searching);
      return;
    }
    if (found.isInList) choose(found.key);
    announce(found.isSeen ? words.chosen(found.key) : words.nowhere(found.key));
  }

  useChannel(
    {
      // Of an address that names no story.
      [STORY_MISSING]: () => setShown({ story: storyId, locale: "de", rows: [], isComplete: true }),
      [eventOf("ready")]: () => {
        setPointing(false);
        send(channel, "request");
        send(channel, "outline", chosen);
      },
      [eventOf("shown")]: (now: Shown) => {
        if (now.story !== lastShown.current) setChosen(null);
        lastShown.current = now.story;
        setShown(now);
        follow(now);
      },
      [eventOf("pointed")]: ({ keys, isChosen }: Messages["pointed"][0]) => {
        setPointed(keys);
        const isBehind = shown?.rows.some(({ key, isBehind: isHidden }) => isHidden && keys.includes(key)) ?? false;
        if (!isChosen) return announce(words.found(keys, isBehind));
        setPointing(false);
        const [first] = keys;
        if (first) setChosen(first);
        announce(first ? (keys.length > 1 ? words.sameText : words.chosen(first)) : "");
      },
    },
    [channel, chosen, shown, storyId],
  );
  React.useEffect(() => {
    send(channel, "request");
  }, [channel]);

  return {
    ...drafts,
    /** Whoever rewrites one of the texts that were pointed at has decided on it. */
    change: (...changed: Parameters<typeof drafts.change>) => {
      if (pointed.length > 1) {
        setPointed(pointed.slice(0, 1));
        announce("");
      }
      drafts.change(...changed);
    },
    shown,
    /** The story in the address has played; of one that is left the canvas shows nothing any more. */
    isRead: shown !== null && shown.isComplete && shown.story === storyId && !search.isSeeking(),
    address() {
      const { [DRAFTS]: _, ...turned } = readGlobals(window.location);
      const queryParams = { globals: writeGlobals(turned) };
      return api.getStoryHrefs(shown?.story ?? "", { base: "origin", inheritGlobals: false, queryParams }).managerHref;
    },
    chosen,
    pointed,
    isPointing,
    choose,
    turn: (locale: Locale) => updateGlobals({ locale }),
    /** Opens a story at a text of it; where the story does not show it, the next state that does. */
    goTo(story: string, key: string) {
      if (story === shown?.story && story === api.getUrlState().storyId) return choose(key);
      search.start(key, story);
      api.selectStory(story);
    },
    /** Shows a state that shows a text which the shown one does not. */
    seek(key: string) {
      if (!shown) return;
      search.start(key, shown.story);
      follow(shown);
    },
    point: (isOn: boolean) => {
      setPointing(isOn);
      announce(isOn ? words.pointing : "");
      send(channel, "point", isOn);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
