import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { copyUse } from "virtual:copy-use";
import { spelling } from "virtual:spelling";
import { base, keys } from "virtual:text-catalogue";
import { approvals, pictures } from "virtual:text-status";
import { EditedText } from "../EditedText.tsx";
import { Desk } from "../parts.ts";
import { ProposalBar } from "../ProposalBar.tsx";
import { asked, usePageQuery } from "#workbench/shared/address/pageQuery.ts";
import { areas } from "#workbench/shared/titles.ts";
import { useFragment, WITH_FINDINGS } from "#workbench/shared/tables/fragment.ts";
import { LongTable } from "#workbench/shared/tables/LongTable.tsx";
import { renderedInView } from "#workbench/shared/tables/words.ts";
import { CatalogueRow } from "./CatalogueRow.tsx";
import { choiceIn, chosen, everything, inAddress, type Choice } from "./choice.ts";
import { Choices } from "./Choices.tsx";
import { useKeysNow } from "./keysNow.ts";
import { drafted, rowsOf } from "./rows.ts";
import { usePageDrafts } from "./usePageDrafts.ts";
import { useStates } from "./useStates.ts";
import { words } from "./words.ts";
import "./catalogue.css";

/** The name of this page in what the address asks for. */
const PAGE = "catalogue";

/** On the dev server the editor requests the spelling of each text. */
const misspelt = import.meta.env.DEV ? {} : spelling;

/** Every text in both languages, to be searched, filtered, put in order and rewritten. */
export function TextCatalogue() {
  const linked = useFragment();
  const isKnown = linked === WITH_FINDINGS || Object.hasOwn(areas, linked) || keys.some(({ key }) => key === linked);
  const start = isKnown ? linked : "";
  const [opened] = useState(() => {
    const address = asked(PAGE);
    const isNamed = Object.keys(inAddress(everything)).some((name) => address.has(name));
    return { start, choice: isNamed ? choiceIn(address) : null };
  });
  // A link resets the filters, so that what it is about is visible. On the way back they are as they were.
  return <Filtered key={start} start={start} first={opened.start === start ? opened.choice : null} />;
}

type FilteredProps = {
  /** The key of a text, an area of the texts, or what to show. */
  start: string;
  /** What the address named when the page was opened. */
  first: Choice | null;
};

function Filtered({ start, first }: FilteredProps) {
  const keysNow = useKeysNow();
  const rows = useMemo(
    () => rowsOf(keysNow, copyUse, spelling, { approvals, pictures }).map((row) => ({ ...row, id: row.key })),
    [keysNow],
  );
  const [choice, setChoice] = useState<Choice>(
    first ?? {
      ...everything,
      view: start === WITH_FINDINGS ? "found" : "all",
      area: Object.hasOwn(areas, start) ? start : everything.area,
    },
  );
  usePageQuery(PAGE, inAddress(choice));
  const [open, setOpen] = useState<string | null>(null);
  const drafts = usePageDrafts();
  const { box, stateOf, isSearching } = useStates(drafts, rows, open);
  const deferred = useDeferredValue(choice);
  const { fitting: proposal, draftStatuses, untaken } = drafts;
  const shown = useMemo(
    () => chosen(rows, deferred, { proposal, draftStatuses, untaken }),
    [rows, deferred, proposal, draftStatuses, untaken],
  );
  const section = useRef<HTMLElement>(null);
  function discard() {
    drafts.discard();
    // Of one's own there is nothing left to show.
    if (base === null && choice.view === "changed") setChoice({ ...choice, view: everything.view });
  }
  useEffect(() => {
    if (!start) return;
    section.current?.scrollIntoView();
    // Where the filters leave no room for the table, it has a window of its own below them.
    section.current?.querySelector(".long-table")?.scrollIntoView({ block: "nearest" });
  }, [start]);
  useEffect(() => {
    if (open === null) return;
    const editor = section.current?.querySelector(".catalogue-editor");
    const row = editor?.closest("tr, [role=row]");
    if (editor && row && editor.getBoundingClientRect().bottom > window.innerHeight) row.scrollIntoView();
  }, [open]);
  return (
    <section ref={section} id={WITH_FINDINGS} className="sb-unstyled catalogue long">
      <Choices choice={choice} hasHistory={base !== null} onChange={setChoice} />
      {base !== null && deferred.view === "changed" ? (
        <p>
          {words.since(base)} {words.ownToo}
        </p>
      ) : null}
      <Desk as="div">
        <ProposalBar
          drafts={{ ...drafts, discard }}
          isWaiting={isSearching}
          onList={() => setChoice({ ...everything, view: "changed" })}
        >
          <p role="status">{words.count(shown.length, rows.length)}</p>
        </ProposalBar>
      </Desk>
      <p className="catalogue-print">{renderedInView}</p>
      <LongTable name={words.table} columns={columnsOf(deferred.locale)} rows={shown} marked={start} pinned={open}>
        {(row) => (
          <CatalogueRow
            key={row.key}
            row={drafted(row, { ...drafts, proposal })}
            locale={deferred.locale}
            onOpen={setOpen}
          >
            {row.key === open ? (
              <Desk as="div">
                <EditedText
                  drafts={drafts}
                  textKey={row.key}
                  texts={{ de: row.de.text, en: row.en.text }}
                  misspelt={misspelt[row.key] ?? []}
                  locale={deferred.locale === "en" ? "en" : "de"}
                  story={stateOf(row.key)}
                  onClose={() => setOpen(null)}
                />
              </Desk>
            ) : null}
          </CatalogueRow>
        )}
      </LongTable>
      <div ref={box} className="catalogue-states" />
    </section>
  );
}

const columnsOf = (locale: Choice["locale"]) => ({
  [words.key]: "minmax(9rem, 3fr)",
  ...(locale === "en" ? {} : { [words.german]: "minmax(0, 5fr)" }),
  ...(locale === "de" ? {} : { [words.english]: "minmax(0, 5fr)" }),
  [words.kind]: "7.5rem",
  [words.seen]: "minmax(11rem, 4fr)",
});
