import * as React from "react";
import { addons, useChannel, useStorybookApi } from "storybook/manager-api";
import { STORY_RENDERED } from "../experimental/managerParts.ts";
import { eventOf, send, type Applied, type Held, type Messages, type Shown } from "./events.ts";
import { decodeProposal, encodeProposal, PROPOSAL, type Proposal } from "./proposal.ts";
import { decodeStatuses, encodeStatuses, STATUSES } from "./status.ts";
import { useInAddress } from "./useInAddress.ts";
import { useSought } from "./useSought.ts";
import { words } from "./words.ts";

const nothingApplied: Applied = { refusals: [], isReadable: true, known: {} };
const nothingHeld: Held = { approvals: {}, pictures: {} };

const proposalInAddress = {
  name: PROPOSAL,
  encode: encodeProposal,
  decode: (encoded: string): Proposal => decodeProposal(encoded) ?? [],
};
const statusesInAddress = { name: STATUSES, encode: encodeStatuses, decode: decodeStatuses };

/** Everything the panel knows: the texts on the canvas, what is proposed and said of them, which row is chosen. */
export function useDesk() {
  const api = useStorybookApi();
  const line = addons.getChannel();
  const [shown, setShown] = React.useState<Shown | null>(null);
  const [applied, setApplied] = React.useState<Applied>(nothingApplied);
  const [held, setHeld] = React.useState<Held>(nothingHeld);
  const [chosen, setChosen] = React.useState<string | null>(null);
  const [pointed, setPointed] = React.useState<readonly string[]>([]);
  const [isPointing, setPointing] = React.useState(false);
  const [told, setTold] = React.useState("");
  const [proposal, propose] = useInAddress(proposalInAddress);
  const [said, say] = useInAddress(statusesInAddress);
  const sought = useSought();
  const choose = (key: string | null) => {
    setChosen(key);
    setPointed([]);
    send(line, "outline", key);
  };

  const change = (next: Proposal) => {
    propose(next);
    send(line, "propose", next);
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
      [eventOf("held")]: setHeld,
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
    proposal,
    said,
    say,
    line,
    shown,
    applied,
    held,
    chosen,
    pointed,
    isPointing,
    told,
    tell: setTold,
    choose,
    change,
    /** Opens a story at a text of it; where the story does not show it, the next state that does. */
    goTo(story: string, key: string) {
      if (story === shown?.story) return choose(key);
      sought.seek(key);
      api.selectStory(story);
    },
    point(isOn: boolean) {
      setPointing(isOn);
      setTold(isOn ? words.pointing : "");
      send(line, "point", isOn);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
