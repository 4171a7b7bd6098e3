import * as React from "react";
import { Desk, Table } from "./parts.ts";
import { PointButton } from "./PointButton.tsx";
import { ProposalBar } from "./ProposalBar.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { SharedNotice } from "./SharedNotice.tsx";
import { TextRow } from "./TextRow.tsx";
import { useDesk } from "./useDesk.ts";
import { words } from "./words.ts";

/** The copy desk: every text of the story on show in reading order, to find, to rewrite, to hand over. */
export function Panel() {
  const desk = useDesk();
  const { shown, chosen, pointed } = desk;
  const table = React.useRef<HTMLTableElement>(null);
  const rows = shown?.rows ?? [];
  const first = pointed[0] ?? chosen;
  React.useEffect(() => {
    if (first)
      table.current?.querySelector(`tr[data-key="${CSS.escape(first)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [first]);

  return (
    <Desk lang="de" aria-label={words.panel}>
      <ProposalBar drafts={desk}>
        <PointButton desk={desk} />
      </ProposalBar>
      <SharedNotice desk={desk} />
      <ReviewList desk={desk} />
      {rows.length === 0 ? (
        <p>{words.none}</p>
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
          <tbody>
            {rows.map((row) => (
              <TextRow
                key={row.key}
                row={row}
                desk={desk}
                locale={shown?.locale ?? "de"}
                isOpen={row.key === chosen}
                isMarked={pointed.includes(row.key)}
                onOpen={(isOpen) => desk.choose(isOpen ? row.key : null)}
              />
            ))}
          </tbody>
        </Table>
      )}
    </Desk>
  );
}
