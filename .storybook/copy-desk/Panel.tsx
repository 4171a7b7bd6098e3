import type { Refusal, Row } from "./events.ts";
import { Desk, Table, Press, Notice } from "./parts.ts";
import { ProposalBar } from "./ProposalBar.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { TextRow } from "./TextRow.tsx";
import { useDesk } from "./useDesk.ts";
import { words } from "./words.ts";
import { useMessage } from "./useMessage.ts";
import * as React from "react";
import { isAllOwn, printOf, proposed, withChange, withoutChange } from "./proposal.ts";
import { useSome } from "./useSome.tsx";
import { Wording } from "./Wording.tsx";

/** The copy desk: every text of the story on show in reading order, to find, to rewrite, to hand over. */
export function Panel() {
  const desk = useDesk();
  const { shown, chosen, pointed } = desk;
  const table = React.useRef<HTMLTableElement>(null);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [turned, setTurned] = React.useState<boolean | null>(null);
  /** What came from others is listed from the start. */
  const isListed = turned ?? !isAllOwn(desk.fitting);
  const rows = shown?.rows ?? [];
  const seen = rows.filter(({ roles, isBehind }) => roles.length > 0 && !isBehind);
  const behind = rows.filter(({ isBehind }) => isBehind);
  const unseen = rows.filter(({ roles }) => roles.length === 0);
  const first = pointed[0] ?? chosen;
  React.useEffect(() => {
    const list = table.current;
    if (!first || !list) return;
    // The bar above is as tall as what it says.
    list.style.setProperty("--bar", `${list.parentElement?.firstElementChild?.clientHeight ?? 0}px`);
    const row = list.querySelector(`tr[data-key="${CSS.escape(first)}"]`);
    const whole = first === chosen ? row?.nextElementSibling : row;
    const isCut = whole ? whole.getBoundingClientRect().bottom > window.innerHeight : false;
    row?.scrollIntoView({ block: isCut ? "start" : "nearest" });
  }, [first, chosen]);

  React.useEffect(() => {
    if (turned) heading.current?.focus();
  }, [turned]);

  return (
    <Desk lang="de" aria-label={words.panel}>
      <ProposalBar drafts={desk} onList={() => setTurned(!isListed)} isListed={isListed}>
        <PointButton desk={desk} />
      </ProposalBar>
      <SharedNotice desk={desk} />
      {isListed ? <ReviewList desk={desk} title={heading} /> : null}
      {rows.length === 0 ? (
        <p className="none">{desk.isRead ? words.none : words.reading}</p>
      ) : (
        <Table ref={table} aria-label={words.list}>
          <thead>
            <tr>
              {Object.entries(words.columns).map(([name, title]) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <Rows desk={desk} rows={seen} />
          <Rows desk={desk} rows={behind} title={words.behind} />
          <Rows desk={desk} rows={unseen} title={words.unseen} />
        </Table>
      )}
    </Desk>
  );
}

type RowsProps = { desk: ReturnType<typeof useDesk>; rows: readonly Row[]; title?: string };

/** Texts under their heading, if they have one. */
const Rows = ({ desk, rows, title }: RowsProps): React.ReactNode =>
  rows.length === 0 ? null : (
    <tbody>
      {title ? (
        <tr>
          <th scope="rowgroup" colSpan={Object.keys(words.columns).length}>
            {title}
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <TextRow
          key={row.key}
          row={row}
          desk={desk}
          locale={desk.shown?.locale ?? "de"}
          isOpen={row.key === desk.chosen}
          isMarked={desk.pointed.includes(row.key)}
          onOpen={(isOpen) => desk.choose(isOpen ? row.key : null)}
        />
      ))}
    </tbody>
  );

/** Begins and ends the pointing at texts on the canvas. */
function PointButton({ desk: { channel: line, isPointing, point } }: { desk: ReturnType<typeof useDesk> }) {
  const button = React.useRef<HTMLButtonElement>(null);
  useMessage(line, "pointed", ({ keys, isChosen }) => {
    if (isChosen && keys.length === 0) button.current?.focus();
  });
  // The tabs around the panel stop the key.
  React.useEffect(() => {
    if (!isPointing) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && point(false);
    window.addEventListener("keydown", leave, { capture: true });
    return () => window.removeEventListener("keydown", leave, { capture: true });
  }, [isPointing, point]);
  return (
    <Press
      ref={button}
      type="button"
      title={words.pointAt}
      aria-pressed={isPointing}
      onClick={() => point(!isPointing)}
    >
      {words.point}
    </Press>
  );
}

/** Tells what did not arrive, and which proposed texts the canvas cannot show, and why. */
function SharedNotice({ desk }: { desk: ReturnType<typeof useDesk> }): React.ReactNode {
  const { proposal, applied, drafted } = desk;
  const refusals = applied.refusals.filter(({ locale, key }) => proposed(proposal, locale, key));
  const { some, more } = useSome(refusals);
  if (drafted.trouble === null && refusals.length === 0) return null;
  return (
    <Notice role="status" data-notice="">
      {drafted.trouble === null ? null : <p>{words.trouble[drafted.trouble](proposal.length)}</p>}
      <ul>
        {some.map((refusal) => (
          <li key={`${refusal.locale} ${refusal.key}`}>
            <Refused refusal={refusal} desk={desk} />
          </li>
        ))}
      </ul>
      {more}
    </Notice>
  );
}

type RefusedProps = { refusal: Refusal; desk: ReturnType<typeof useDesk> };

/** A proposal that does not count, and why. One for an older text can be proposed for the text of now. */
function Refused({ refusal, desk: { proposal, applied, change } }: RefusedProps): React.ReactNode {
  const { locale, key, reason } = refusal;
  const line = proposed(proposal, locale, key);
  if (!line) return null;
  const language = words.languages[locale];
  const now = applied.keyFacts[key]?.texts[locale] ?? "";
  return (
    <>
      {words.edit(language, key)}: {words.refused(refusal)} {words.declinedText}{" "}
      <q lang={locale}>
        <Wording text={line.text} />
      </q>
      <div className="decide">
        {reason === "stale" ? (
          <Press
            type="button"
            aria-label={words.anewFor(language, key)}
            onClick={() => change(withChange(proposal, { ...line, was: printOf(now) }))}
          >
            {words.anew}
          </Press>
        ) : null}
        <Press
          type="button"
          aria-label={words.drop(language, key)}
          onClick={() => change(withoutChange(proposal, locale, key))}
        >
          {words.remove}
        </Press>
      </div>
    </>
  );
}
