import * as React from "react";
import { addons, useChannel, useGlobals, useStorybookApi } from "storybook/manager-api";
import { STORY_RENDERED } from "../shared/storybook/managerParts.ts";
import { readGlobals, writeGlobals } from "../shared/address/globalsInAddress.ts";
import { DRAFTS } from "./draftStore.ts";
import { eventOf, send, type Held, type Messages, type Shown } from "./events.ts";
import { useDrafts } from "./useDrafts.ts";
import { useSought } from "./useKeySearch.ts";
import { words } from "./words.ts";

const nothingHeld: Held = { approvals: {}, pictures: {} };

/** Everything the panel knows: the texts on the canvas, what is proposed and said of them, which row is chosen. */
export function useDesk() {
  const api = useStorybookApi();
  const line = addons.getChannel();
  const [shown, setShown] = React.useState<Shown | null>(null);
  const [chosen, setChosen] = React.useState<string | null>(null);
  const [pointed, setPointed] = React.useState<readonly string[]>([]);
  const [isPointing, setPointing] = React.useState(false);
  const [globals, updateGlobals] = useGlobals();
  const drafts = useDrafts(line, [globals, updateGlobals], nothingHeld);
  const { tell } = drafts;
  const sought = useSought();
  const choose = (key: string | null) => {
    setChosen(key);
    setPointed([]);
    send(line, "outline", key);
  };

  useChannel(
    {
      [eventOf("here")]: () => {
        setPointing(false);
        send(line, "ask");
        send(line, "outline", chosen);
      },
      [STORY_RENDERED]: (story: string) => {
        sought.drew(story);
        send(line, "ask");
      },
      [eventOf("shown")]: (now: Shown) => {
        if (now.story !== shown?.story) setChosen(null);
        setShown(now);
        const found = sought.lookIn(now);
        if (!found) return;
        if (found.isMissing) return tell(words.nowhere(found.key));
        choose(found.key);
        tell(words.chosen(found.key));
      },
      [eventOf("pointed")]: ({ keys, isChosen }: Messages["pointed"][0]) => {
        setPointed(keys);
        if (!isChosen) return tell(words.found(keys));
        setPointing(false);
        const [first] = keys;
        if (first) setChosen(first);
        tell(first ? (keys.length > 1 ? words.sameText : words.chosen(first)) : "");
      },
    },
    [line, shown?.story, chosen],
  );
  React.useEffect(() => {
    send(line, "ask");
  }, [line]);

  return {
    ...drafts,
    shown,
    address() {
      const { [DRAFTS]: _, ...turned } = readGlobals(window.location);
      const queryParams = { globals: writeGlobals(turned) };
      return api.getStoryHrefs(shown?.story ?? "", { base: "origin", inheritGlobals: false, queryParams }).managerHref;
    },
    chosen,
    pointed,
    isPointing,
    choose,
    /** Opens a story at a text of it; where the story does not show it, the next state that does. */
    goTo(story: string, key: string) {
      if (story === shown?.story) return choose(key);
      sought.seek(key);
      api.selectStory(story);
    },
    point: (isOn: boolean) => {
      setPointing(isOn);
      tell(isOn ? words.pointing : "");
      send(line, "point", isOn);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
