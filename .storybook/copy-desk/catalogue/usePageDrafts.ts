import { useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { copyUse } from "virtual:copy-use";
import { approvals, pictures } from "virtual:text-status";
import { send, type OpenChannel } from "../events.ts";
import { DRAFTS } from "../draftStore.ts";
import { useDrafts, type Drafts, type Globals } from "../useDrafts.ts";
import { updateGlobals, onGlobalsUpdate } from "#workbench/shared/storybook/globalsEvents.ts";
import {
  flat,
  queryWith,
  readGlobals,
  writeGlobals,
  type FlatGlobals,
} from "#workbench/shared/address/globalsInAddress.ts";

const stored = { approvals, pictures };

/** The drafts of the copy desk on a page of the canvas, which has no panel beside it. */
export function usePageDrafts(): Drafts & {
  /** Globals for links to stories: the toolbar's, and the id of the drafts. */
  goesAlong: string;
} {
  const channel = addons.getChannel();
  const globals = usePageGlobals(channel);
  const drafts = useDrafts(channel, globals, stored);
  const { drafted, proposal } = drafts;
  useEffect(() => {
    send(channel, "request");
  }, [channel]);
  // On a page no story reads the drafts from the address.
  useEffect(() => {
    send(channel, "propose", drafted);
  }, [channel, drafted]);
  const { [DRAFTS]: _, ...turned } = globals[0];
  // Who opens the link decides beside a state: of a text that none shows, beside one that shows another text.
  const latest = proposal.findLast(({ story }) => story !== "")?.story ?? Object.values(copyUse)[0]?.[0]?.story;
  const path = latest ? `/story/${latest}` : "/docs/gestalten-textkatalog--docs";
  return {
    ...drafts,
    shown: null,
    goesAlong: writeGlobals(globals[0]),
    address() {
      const along = writeGlobals(turned);
      return new URL(`./?path=${path}${along && `&globals=${along}`}`, window.location.href).href;
    },
  };
}

/** The manager's address names what is drafted; a page that stands alone has one of its own, which nobody else writes. */
function usePageGlobals(channel: OpenChannel): readonly [FlatGlobals, Globals[1]] {
  const [now, setNow] = useState(() => readGlobals(window.parent.location));
  useEffect(
    () => onGlobalsUpdate(channel, (updated) => setNow((before) => ({ ...before, ...flat(updated) }))),
    [channel],
  );
  const update: Globals[1] = (changed) => {
    updateGlobals(channel, changed);
    const { parent, location, history } = window;
    if (parent !== window) return;
    const query = queryWith(location.search, { ...readGlobals(location), ...changed });
    history.replaceState(history.state, "", `${query}${location.hash}`);
  };
  return [now, update];
}
