import * as React from "react";
import { asShared, type Proposal } from "./proposal.ts";
import { isNothing, read, written, type Drafted } from "./drafted.ts";
import { lastDrafts } from "./draftStore.ts";
import { hasServer, send } from "./events.ts";
import { isLong, linkTo } from "./linkedDrafts.ts";
import { Bar, Press, PressLink } from "./parts.ts";
import type { DraftStatuses } from "./status.ts";
import type { Drafts } from "./useDrafts.ts";
import { useMessage } from "./useMessage.ts";
import { useSaving } from "./useSaving.ts";
import { words } from "./words.ts";

export type ProposalBarProps = {
  drafts: Drafts;
  /** While the state of a text is looked for: the proposal cannot name it yet, and what is pressed happens afterwards. */
  isWaiting?: boolean;
  children?: React.ReactNode;
};

/** What can be done with the proposal as a whole. */
export function ProposalBar({ drafts, isWaiting = false, children }: ProposalBarProps) {
  const { drafted, proposal, draftStatuses, channel } = drafts;
  const files = useExported(drafts);
  const save = useSaving(drafts);
  const statuses = Object.keys(draftStatuses).length;
  const isEmpty = isNothing(drafted);
  const press = usePress(isWaiting, drafts, save);
  const last = isEmpty ? lastDrafts() : "";
  return (
    <Bar>
      {children}
      {hasServer() ? (
        <Press type="button" disabled={isEmpty} onClick={() => press((_, saveNow) => saveNow())}>
          {words.save}
        </Press>
      ) : null}
      <Press
        type="button"
        disabled={isEmpty}
        onClick={() =>
          press((now) => send(channel, "export", { proposal: now.proposal, draftStatuses: now.draftStatuses }))
        }
      >
        {words.export}
      </Press>
      <Sharing drafts={drafts} press={press}>
        <Press type="button" disabled={isEmpty && drafted.trouble === null} onClick={drafts.discard}>
          {words.discard}
        </Press>
        {last === "" ? null : (
          <Press type="button" onClick={() => drafts.open(last)}>
            {words.openLast}
          </Press>
        )}
      </Sharing>
      {proposal.length > 0 ? <span>{words.proposals(proposal.length)}</span> : null}
      {statuses > 0 ? <span>{words.statuses(statuses)}</span> : null}
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
      {isEmpty ? <p className="message quiet">{words.nothingYet}</p> : null}
      <p className="message" role="status">
        {drafts.message}
      </p>
    </Bar>
  );
}

/** What a press does, with the drafts of then. */
type Action = (drafts: Drafts, save: () => void) => void;

/** A press while a state is looked for acts as soon as it is found, unless nothing is proposed any more. */
function usePress(isWaiting: boolean, drafts: Drafts, save: () => void): (act: Action) => void {
  const pending = React.useRef<Action | null>(null);
  React.useEffect(() => {
    const act = pending.current;
    if (act === null || isWaiting) return;
    pending.current = null;
    drafts.announce("");
    if (!isNothing(drafts.drafted)) act(drafts, save);
  }, [isWaiting, drafts, save]);
  return (act) => {
    if (!isWaiting) return act(drafts, save);
    pending.current = act;
    drafts.announce(words.searching);
  };
}

type SharingProps = { drafts: Drafts; press: (act: Action) => void; children: React.ReactNode };

/**
 * A link and a file, which is the better one where others would cut the link; and the way in for such a file. `children`: further
 * buttons, before the link.
 */
function Sharing({ drafts, press, children }: SharingProps) {
  const { drafted, announce } = drafts;
  const [shared, setShared] = React.useState<{ link: string; file: string; of: Drafted } | null>(null);
  const chooser = React.useRef<HTMLInputElement>(null);
  const isShown = shared?.of === drafted;
  React.useEffect(() => () => URL.revokeObjectURL(shared?.file ?? ""), [shared]);

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      announce(words.copied);
    } catch {
      announce(words.notCopied);
    }
  }
  function share({ drafted: of, proposal, address }: Drafts) {
    const open = { ...of, proposal: asShared(proposal) };
    const link = linkTo(address(), open);
    setShared({ link, file: asFile(written(open), "application/json"), of });
    if (isLong(link)) announce(words.longLink(link.length));
    else void copy(link);
  }
  async function openFile(chosen: HTMLInputElement) {
    const others = read((await chosen.files?.[0]?.text()) ?? "");
    // Else the same file could not be chosen again.
    chosen.value = "";
    if (others.trouble === "unreadable") return announce(words.noFile);
    const taken = drafts.add(others);
    announce(words.opened(taken, others.proposal.length - taken));
  }
  return (
    <>
      <Press type="button" disabled={isNothing(drafted)} onClick={() => press(share)}>
        {words.share}
      </Press>
      <Press type="button" onClick={() => chooser.current?.click()}>
        {words.openFile}
      </Press>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".json"
        aria-label={words.openFile}
        onChange={(event) => void openFile(event.target)}
      />
      {children}
      {isShown ? (
        <>
          <input readOnly aria-label={words.link} value={shared.link} onFocus={(event) => event.target.select()} />
          <PressLink href={shared.file} download="texte.json">
            {words.file}
          </PressLink>
          {isLong(shared.link) ? (
            <Press type="button" onClick={() => void copy(shared.link)}>
              {words.copyLong}
            </Press>
          ) : null}
        </>
      ) : null}
    </>
  );
}

const asFile = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));

type Files = { patch: string; summary: string; of: Proposal; ofStatuses: DraftStatuses };

/** The files of the newest export; a proposal that changes afterwards has none. */
function useExported({ channel, proposal, draftStatuses, announce }: Drafts) {
  const [files, setFiles] = React.useState<Files | null>(null);
  useMessage(channel, "exported", ({ patch, summary }) => {
    setFiles({
      patch: asFile(patch, "text/x-patch"),
      summary: asFile(summary, "text/markdown"),
      of: proposal,
      ofStatuses: draftStatuses,
    });
    announce(words.exported(proposal.filter(({ stage }) => stage === "open").length));
  });
  React.useEffect(
    () => () => {
      if (!files) return;
      URL.revokeObjectURL(files.patch);
      URL.revokeObjectURL(files.summary);
    },
    [files],
  );
  return files?.of === proposal && files.ofStatuses === draftStatuses ? files : null;
}
