import * as React from "react";
import { useGlobals } from "storybook/manager-api";
import type { Applied, Line } from "./events.ts";
import { send } from "./events.ts";
import { decodeProposal, encodeProposal, PROPOSAL, type Proposal } from "./proposal.ts";

const patience = 400;

export type ProposalState = {
  proposal: Proposal;
  /** Whether it came with the link and nobody has changed it since. */
  isFromLink: boolean;
  change: (next: Proposal) => void;
};

/** What is proposed: shown on the canvas at once, and a moment later kept in the address of the page. */
export function useProposal(line: Line): ProposalState {
  const [globals, updateGlobals] = useGlobals();
  const encoded = String(globals[PROPOSAL] ?? "");
  const [proposal, setProposal] = React.useState<Proposal>([]);
  const [isFromLink, setFromLink] = React.useState(false);
  const written = React.useRef("");
  const due = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  React.useEffect(() => {
    if (encoded === written.current) return;
    written.current = encoded;
    setProposal(decodeProposal(encoded) ?? []);
    setFromLink(encoded !== "");
  }, [encoded]);

  const change = (next: Proposal) => {
    setProposal(next);
    setFromLink(false);
    send(line, "propose", next);
    clearTimeout(due.current);
    due.current = setTimeout(() => {
      written.current = encodeProposal(next);
      updateGlobals({ [PROPOSAL]: written.current });
    }, patience);
  };
  return { proposal, isFromLink, change };
}

export const nothingApplied: Applied = { refusals: [], isReadable: true };
