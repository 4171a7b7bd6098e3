import * as React from "react";
import { asShared, isIncluded, wordingOf } from "./proposal.ts";
import { isNothing, isShareable, read, written, type Drafted } from "./drafted.ts";
import { lastDrafts } from "./draftStore.ts";
import { errorsIn } from "./errorsIn.ts";
import { hasServer, send } from "./events.ts";
import { isLong, linkTo } from "./linkedDrafts.ts";
import { Bar, Press, PressLink } from "./parts.ts";
import { countedStatuses } from "./status.ts";
import { countTexts, type Drafts } from "./useDrafts.ts";
import { useMessage } from "./useMessage.ts";
import { useSaving } from "./useSaving.ts";
import { words } from "./words.ts";

export type ProposalBarProps = {
  drafts: Drafts;
  /** While the state of a text is looked for: the proposal cannot name it yet, and what is pressed happens afterwards. */
  isWaiting?: boolean;
  /** Lists the proposals. */
  onList: () => void;
  /** Whether the list is open, where it opens and closes. */
  isListed?: boolean;
  children?: React.ReactNode;
};

/** What can be done with the proposal as a whole. */
export function ProposalBar({ drafts, isWaiting = false, onList, isListed, children }: ProposalBarProps) {
  const { drafted, fitting, channel } = drafts;
  const [result, setResult] = React.useState<Result | null>(null);
  useExported(drafts, setResult);
  usePassing(drafts);
  const save = useSaving(drafts);
  const statuses = Object.keys(countedStatuses(drafts)).length;
  const isEmpty = !isShareable(drafted);
  const isUntouched = isNothing(drafted);
  const facts = words.facts(fitting.length, statuses, countTexts(drafts.untaken));
  const press = usePress(isWaiting, drafts, save);
  const last = isUntouched ? lastDrafts() : "";
  return (
    <>
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
            press((now) => send(channel, "export", { proposal: now.proposal, draftStatuses: countedStatuses(now) }))
          }
        >
          {words.export}
        </Press>
        <Sharing drafts={drafts} press={press} onShared={setResult}>
          <Press type="button" disabled={isUntouched && drafted.trouble === null} onClick={drafts.discard}>
            {words.discard}
          </Press>
          {last === "" ? null : (
            <Press type="button" onClick={() => drafts.open(last)}>
              {words.openLast}
            </Press>
          )}
        </Sharing>
        <div className="facts">
          {facts === "" ? null : (
            <Press type="button" aria-expanded={isListed} onClick={onList}>
              {facts}
            </Press>
          )}
          {isUntouched && drafts.undo === null && drafts.message === "" && drafts.shown?.rows.length !== 0 ? (
            <p className="message quiet">{words.nothingYet}</p>
          ) : null}
          <p className="message" role="status">
            {result !== null && result.of !== drafted && result.says.includes(drafts.message) ? "" : drafts.message}
          </p>
          {drafts.undo === null ? null : (
            <Press type="button" onClick={drafts.undo}>
              {words.undo}
            </Press>
          )}
        </div>
        {result === null ? null : <ResultLine drafts={drafts} result={result} />}
      </Bar>
      {hasServer() ? null : <p className="note quiet">{words.noDictionary}</p>}
    </>
  );
}

/** What the last action has made of the drafts of then; drafts that change afterwards have none. */
type Result = {
  link: string | null;
  files: readonly { href: string; download: string; label: string }[];
  /** The messages about it. */
  says: readonly string[];
  of: Drafted;
};

function ResultLine({ drafts, result: { link, files, of } }: { drafts: Drafts; result: Result }) {
  React.useEffect(() => () => files.forEach(({ href }) => URL.revokeObjectURL(href)), [files]);
  if (of !== drafts.drafted) return null;
  return (
    <div className="result">
      {link === null ? null : (
        <input readOnly aria-label={words.link} value={link} onFocus={(event) => event.target.select()} />
      )}
      {files.map(({ label, ...file }) => (
        <PressLink key={file.download} {...file}>
          {label}
        </PressLink>
      ))}
      {link !== null && isLong(link) ? (
        <Press type="button" onClick={() => void copy(link, drafts)}>
          {words.copyLong}
        </Press>
      ) : null}
    </div>
  );
}

async function copy(link: string, { announce, untaken }: Pick<Drafts, "announce" | "untaken">) {
  const leftOut = words.leftOut(countTexts(untaken));
  try {
    await navigator.clipboard.writeText(link);
    announce(words.copied + leftOut);
  } catch {
    announce(words.notCopied + leftOut);
  }
}

/** What was chosen and what came back is said until the next change. */
function usePassing({ message, drafted, announce }: Drafts) {
  const before = React.useRef({ message, drafted });
  React.useEffect(() => {
    const { message: said, drafted: of } = before.current;
    before.current = { message, drafted };
    const passes = said === words.restored || said.endsWith(words.chosen(""));
    if (passes && said === message && of !== drafted) announce("");
  }, [message, drafted, announce]);
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
    if (isShareable(drafts.drafted)) act(drafts, save);
  }, [isWaiting, drafts, save]);
  return (act) => {
    if (!isWaiting) return act(drafts, save);
    pending.current = act;
    drafts.announce(words.searching);
  };
}

type SharingProps = {
  drafts: Drafts;
  press: (act: Action) => void;
  onShared: (result: Result) => void;
  /** Further buttons. */
  children: React.ReactNode;
};

/** A link and a file, which is the better one where others would cut the link; and the way in for such a file. */
function Sharing({ drafts, press, onShared, children }: SharingProps) {
  const { drafted, announce } = drafts;
  const chooser = React.useRef<HTMLInputElement>(null);

  function share({ drafted: of, proposal, address }: Drafts) {
    const open = { ...of, proposal: asShared(proposal), untaken: [] };
    const link = linkTo(address(), open);
    const href = asFile(written(open), "application/json");
    const leftOut = words.leftOut(countTexts(of.untaken));
    const long = words.longLink(link.length) + leftOut;
    const says = [long, words.copied + leftOut, words.notCopied + leftOut];
    onShared({ link, files: [{ href, download: "texte.json", label: words.file }], says, of });
    if (isLong(link)) announce(long);
    else void copy(link, drafts);
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
      <Press type="button" disabled={!isShareable(drafted)} onClick={() => press(share)}>
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
    </>
  );
}

const asFile = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));

/** The files of an export. */
function useExported({ channel, drafted, fitting, applied, announce }: Drafts, onExported: (result: Result) => void) {
  useMessage(channel, "exported", ({ patch, summary }) => {
    const open = fitting.filter(({ stage }) => stage === "open");
    const germanOf = (key: string) => wordingOf(fitting, "de", key, applied.keyFacts[key]?.texts.de ?? "");
    const faulty = fitting.filter((line) => isIncluded(line) && errorsIn(line, germanOf(line.key)) > 0);
    const said = words.exported(open.length, faulty.length);
    onExported({
      link: null,
      files: [
        { href: asFile(patch, "text/x-patch"), download: "texte.patch", label: words.patch },
        { href: asFile(summary, "text/markdown"), download: "texte.md", label: words.summary },
      ],
      says: [said],
      of: drafted,
    });
    announce(said);
  });
}
