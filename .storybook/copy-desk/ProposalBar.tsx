import * as React from "react";
import { send } from "./events.ts";
import { Bar, Press, PressLink } from "./parts.ts";
import { asShared, encodeProposal, PROPOSAL, type Proposal } from "./proposal.ts";
import { encodeStatuses, STATUSES, type SaidStatuses } from "./status.ts";
import type { Drafts } from "./useDrafts.ts";
import { useHearing } from "./useHearing.ts";
import { useSaving } from "./useSaving.ts";
import { words } from "./words.ts";

/** What is drafted, as the globals of an address; nothing where nothing is. */
export const linkedDrafts = ({ proposal, said }: Pick<Drafts, "proposal" | "said">): string =>
  [`${PROPOSAL}:${encodeProposal(proposal)}`, `${STATUSES}:${encodeStatuses(said)}`]
    .filter((global) => !global.endsWith(":"))
    .join(";");

/** A static build has no server to save with. */
const canSave = () => (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === "DEVELOPMENT";

export type ProposalBarProps = { drafts: Drafts; children?: React.ReactNode };

/** What can be done with the proposal as a whole. */
export function ProposalBar({ drafts, children }: ProposalBarProps) {
  const { proposal, said, line } = drafts;
  const [link, setLink] = React.useState("");
  const files = useExported(drafts);
  const save = useSaving(drafts);
  const statuses = Object.keys(said).length;
  const isEmpty = proposal.length === 0 && statuses === 0;

  async function share() {
    const address = drafts.linkWith(linkedDrafts({ proposal: asShared(proposal), said }));
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      drafts.tell(words.copied);
    } catch {
      drafts.tell(words.notCopied);
    }
  }
  function discard() {
    drafts.change([]);
    drafts.say({});
  }
  return (
    <Bar>
      {children}
      <span>{words.proposals(proposal.length)}</span>
      {statuses > 0 ? <span>{words.statuses(statuses)}</span> : null}
      {canSave() ? (
        <Press type="button" disabled={isEmpty} onClick={save}>
          {words.save}
        </Press>
      ) : null}
      <Press type="button" disabled={isEmpty} onClick={() => send(line, "export", { proposal, said })}>
        {words.export}
      </Press>
      <Press type="button" disabled={isEmpty} onClick={() => void share()}>
        {words.share}
      </Press>
      <Press type="button" disabled={isEmpty} onClick={discard}>
        {words.discard}
      </Press>
      {files && !isEmpty ? (
        <>
          <PressLink href={files.patch} download="texte.patch">
            {words.patch}
          </PressLink>
          <PressLink href={files.summary} download="texte.md">
            {words.summary}
          </PressLink>
        </>
      ) : null}
      {link && !isEmpty ? (
        <input readOnly aria-label={words.link} value={link} onFocus={(event) => event.target.select()} />
      ) : null}
      <p className="told" role="status">
        {drafts.told}
      </p>
    </Bar>
  );
}

const asFile = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));

type Files = { patch: string; summary: string; of: Proposal; ofStatuses: SaidStatuses };

/** The files of the newest export; a proposal that changes afterwards has none. */
function useExported({ line, proposal, said, tell }: Drafts) {
  const [files, setFiles] = React.useState<Files | null>(null);
  useHearing(line, "exported", ({ patch, summary }) => {
    setFiles({
      patch: asFile(patch, "text/x-patch"),
      summary: asFile(summary, "text/markdown"),
      of: proposal,
      ofStatuses: said,
    });
    tell(words.exported(proposal.filter(({ stage }) => stage === "open").length));
  });
  React.useEffect(
    () => () => {
      if (!files) return;
      URL.revokeObjectURL(files.patch);
      URL.revokeObjectURL(files.summary);
    },
    [files],
  );
  return files?.of === proposal && files.ofStatuses === said ? files : null;
}
