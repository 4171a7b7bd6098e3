import { useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { approvals, pictures } from "virtual:text-status";
import { send, type OpenLine } from "../copy-desk/events.ts";
import { PROPOSAL } from "../copy-desk/proposal.ts";
import { STATUSES } from "../copy-desk/status.ts";
import { useDrafts, type Drafts } from "../copy-desk/useDrafts.ts";
import type { Globals } from "../copy-desk/useInAddress.ts";
import { askGlobals, onGlobalsAsked } from "../experimental/globalsEvents.ts";
import { globalInAddress } from "../toolbar/globalInAddress.ts";

const held = { approvals, pictures };

/** The drafts of the copy desk on a page of the canvas, which has no panel beside it. */
export function usePageDrafts(): Drafts {
  const line = addons.getChannel();
  const drafts = useDrafts(line, usePageGlobals(line), held);
  const { proposal } = drafts;
  useEffect(() => {
    send(line, "ask");
  }, [line]);
  // No story begins here that would take them out of the link.
  useEffect(() => {
    send(line, "propose", proposal);
  }, [line, proposal]);
  const seen = proposal.findLast(({ story }) => story !== "");
  const path = seen ? `/story/${seen.story}` : "/docs/textkatalog--docs";
  return {
    ...drafts,
    shown: null,
    linkWith: (globals) => new URL(`./?path=${path}&globals=${globals}`, window.location.href).href,
  };
}

/** The manager's address carries what is drafted; a page that stands alone has one of its own. */
const inAddress = (name: string) => globalInAddress(name, window.parent.location);

function usePageGlobals(line: OpenLine): Globals {
  const [now, setNow] = useState<Globals[0]>(() => ({
    [PROPOSAL]: inAddress(PROPOSAL),
    [STATUSES]: inAddress(STATUSES),
  }));
  useEffect(() => onGlobalsAsked(line, (asked) => setNow((before) => ({ ...before, ...asked }))), [line]);
  return [now, (changed) => askGlobals(line, changed)];
}
