import * as React from "react";
import { send, type Applied, type Held, type OpenLine, type Shown } from "./events.ts";
import { decodeProposal, encodeProposal, PROPOSAL, type Proposal } from "./proposal.ts";
import { decodeStatuses, encodeStatuses, STATUSES } from "./status.ts";
import { useHearing } from "./useHearing.ts";
import { useInAddress, type Globals } from "./useInAddress.ts";

const nothingApplied: Applied = { refusals: [], isReadable: true, known: {} };

const proposalInAddress = {
  name: PROPOSAL,
  encode: encodeProposal,
  decode: (encoded: string): Proposal => decodeProposal(encoded) ?? [],
};
const statusesInAddress = { name: STATUSES, encode: encodeStatuses, decode: decodeStatuses };

/** What is proposed and said of texts: one draft for the panel and the pages, kept in the address. */
export function useDrafts(line: OpenLine, globals: Globals, atFirst: Held) {
  const [applied, setApplied] = React.useState(nothingApplied);
  const [held, setHeld] = React.useState(atFirst);
  const [told, tell] = React.useState("");
  const [proposal, propose] = useInAddress(proposalInAddress, globals);
  const [said, say] = useInAddress(statusesInAddress, globals);
  useHearing(line, "applied", setApplied);
  useHearing(line, "held", setHeld);
  return {
    line,
    proposal,
    said,
    say,
    applied,
    held,
    told,
    tell,
    change: (next: Proposal) => {
      propose(next);
      send(line, "propose", next);
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts> & {
  /** The texts on the canvas, beside a story. */
  shown: Shown | null;
  /** The whole address at which others see the drafts that these globals carry. */
  linkWith: (globals: string) => string;
};
