import * as React from "react";
import { useChannel, useStorybookApi } from "storybook/manager-api";
import { eventOf, send, type Exported, type Messages } from "./events.ts";
import { Bar, Press, PressLink } from "./parts.ts";
import { asShared, encodeProposal, PROPOSAL, type Proposal } from "./proposal.ts";
import { encodeStatuses, STATUSES, type SaidStatuses } from "./status.ts";
import type { Desk } from "./useDesk.ts";
import { useSaving } from "./useSaving.ts";
import { words } from "./words.ts";

/** A static build has no server to save with. */
const canSave = () => (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === "DEVELOPMENT";

/** What can be done with the proposal as a whole, and the way to point. */
export function ProposalBar({ desk }: { desk: Desk }) {
  const { proposal, said, line, shown } = desk;
  const api = useStorybookApi();
  const [link, setLink] = React.useState("");
  const files = useExported(desk);
  const save = useSaving(desk);
  const statuses = Object.keys(said).length;
  const isEmpty = proposal.length === 0 && statuses === 0;
  const pointButton = React.useRef<HTMLButtonElement>(null);
  useChannel({
    [eventOf("pointed")]: ({ keys, isChosen }: Messages["pointed"][0]) => {
      if (isChosen && keys.length === 0) pointButton.current?.focus();
    },
  });

  async function share() {
    const address = api.getStoryHrefs(shown?.story ?? "", {
      base: "origin",
      queryParams: {
        globals: `${PROPOSAL}:${encodeProposal(asShared(proposal))};${STATUSES}:${encodeStatuses(said)}`,
      },
    }).managerHref;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      desk.tell(words.copied);
    } catch {
      desk.tell(words.notCopied);
    }
  }
  function discard() {
    desk.change([]);
    desk.say({});
  }
  return (
    <Bar>
      <Press
        ref={pointButton}
        type="button"
        aria-pressed={desk.isPointing}
        onClick={() => desk.point(!desk.isPointing)}
      >
        {words.point}
      </Press>
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
        {desk.told}
      </p>
    </Bar>
  );
}

const asFile = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));

type Files = { patch: string; summary: string; of: Proposal; ofStatuses: SaidStatuses };

/** The files of the newest export; a proposal that changes afterwards has none. */
function useExported({ proposal, said, tell }: Desk) {
  const [files, setFiles] = React.useState<Files | null>(null);
  useChannel(
    {
      [eventOf("exported")]: ({ patch, summary }: Exported) => {
        setFiles({
          patch: asFile(patch, "text/x-patch"),
          summary: asFile(summary, "text/markdown"),
          of: proposal,
          ofStatuses: said,
        });
        tell(words.exported(proposal.filter(({ stage }) => stage === "open").length));
      },
    },
    [proposal, said, tell],
  );
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
