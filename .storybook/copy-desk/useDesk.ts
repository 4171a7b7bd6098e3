import * as React from "react";
import { addons, useChannel } from "storybook/manager-api";
import { STORY_RENDERED } from "../experimental/managerParts.ts";
import { eventOf, send, type Applied, type Messages, type Shown } from "./events.ts";
import { nothingApplied, useProposal } from "./useProposal.ts";
import { useSought } from "./useSought.ts";
import { words } from "./words.ts";

/** Everything the panel knows: the texts on the canvas, what is proposed, which row is chosen. */
export function useDesk() {
  const line = addons.getChannel();
  const [shown, setShown] = React.useState<Shown | null>(null);
  const [applied, setApplied] = React.useState<Applied>(nothingApplied);
  const [chosen, setChosen] = React.useState<string | null>(null);
  const [pointed, setPointed] = React.useState<readonly string[]>([]);
  const [isPointing, setPointing] = React.useState(false);
  const [told, setTold] = React.useState("");
  const state = useProposal(line);
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
        if (found.isMissing) return setTold(words.nowhere(found.key));
        choose(found.key);
        setTold(words.chosen(found.key));
      },
      [eventOf("applied")]: setApplied,
      [eventOf("pointed")]: ({ keys, isChosen }: Messages["pointed"][0]) => {
        setPointed(keys);
        if (!isChosen) return setTold(words.found(keys));
        setPointing(false);
        const [first] = keys;
        if (first) setChosen(first);
        setTold(first ? (keys.length > 1 ? words.sameText : words.chosen(first)) : "");
      },
    },
    [line, shown?.story, chosen],
  );
  React.useEffect(() => {
    send(line, "ask");
  }, [line]);

  return {
    ...state,
    line,
    shown,
    applied,
    chosen,
    pointed,
    isPointing,
    told,
    tell: setTold,
    choose,
    point(isOn: boolean) {
      setPointing(isOn);
      setTold(isOn ? words.pointing : "");
      send(line, "point", isOn);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
