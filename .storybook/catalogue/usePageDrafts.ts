import { useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { approvals, pictures } from "virtual:text-status";
import { send, type OpenLine } from "../copy-desk/events.ts";
import { PROPOSAL } from "../copy-desk/proposal.ts";
import { STATUSES } from "../copy-desk/status.ts";
import { linkedDrafts } from "../copy-desk/ProposalBar.tsx";
import { useDrafts, type Drafts } from "../copy-desk/useDrafts.ts";
import type { Globals } from "../copy-desk/useInAddress.ts";
import { askGlobals, onGlobalsAsked } from "../experimental/globalsEvents.ts";
import { flat, readGlobals, writeGlobals, type FlatGlobals } from "../toolbar/globalsInAddress.ts";

const held = { approvals, pictures };

/** The drafts of the copy desk on a page of the canvas, which has no panel beside it. */
export function usePageDrafts(): Drafts & {
  /** What is drafted and what is turned in the toolbar, as the globals of an address: it goes along to a story. */
  goesAlong: string;
} {
  const line = addons.getChannel();
  const globals = usePageGlobals(line);
  const drafts = useDrafts(line, globals, held);
  const { proposal } = drafts;
  useEffect(() => {
    send(line, "ask");
  }, [line]);
  // No story begins here that would take them out of the link.
  useEffect(() => {
    send(line, "propose", proposal);
  }, [line, proposal]);
  const { [PROPOSAL]: _, [STATUSES]: __, ...turned } = globals[0];
  const seen = proposal.findLast(({ story }) => story !== "");
  const path = seen ? `/story/${seen.story}` : "/docs/textkatalog--docs";
  return {
    ...drafts,
    shown: null,
    goesAlong: joined([writeGlobals(turned), linkedDrafts(drafts)]),
    linkWith: (carried) =>
      new URL(`./?path=${path}&globals=${joined([writeGlobals(turned), carried])}`, window.location.href).href,
  };
}

const joined = (globals: readonly string[]) => globals.filter((each) => each !== "").join(";");

/** The manager's address carries what is drafted; a page that stands alone has one of its own. */
function usePageGlobals(line: OpenLine): readonly [FlatGlobals, Globals[1]] {
  const [now, setNow] = useState(() => readGlobals(window.parent.location));
  useEffect(() => onGlobalsAsked(line, (asked) => setNow((before) => ({ ...before, ...flat(asked) }))), [line]);
  return [now, (changed) => askGlobals(line, changed)];
}
