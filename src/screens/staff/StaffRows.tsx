import { createContext, use, useLayoutEffect, type Ref } from "react";
import { WindowVirtualizer, type CustomContainerComponentProps, type CustomItemComponentProps } from "virtua";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList, UndoStatus } from "#src/model/staff/staffRules.ts";
import { StaffRow } from "./StaffRow.tsx";
import { useRowFocus } from "./useRowFocus.ts";

export type StaffRowsProps = {
  list: StaffList;
  staff: readonly StaffMember[];
  undo: Readonly<Record<string, UndoStatus>>;
  /** What says why nobody can be checked in yet; absent where it is open. */
  closedId: string | undefined;
  onAsk: (id: string) => void;
  onUndo: (id: string) => void;
  onHold: (id: string, isHeld: boolean) => void;
};

/** So many rows are drawn at once: the browser's own search finds them, and paper shows them. */
const FEW = 60;
const BUFFER_PX = 200;
const ROW_PX = 72;

const RowsContext = createContext<{ count: number; onDrawn: (place: number) => void }>({ count: 0, onDrawn: () => {} });

/** Draws the rows in view only: ten thousand of them stay fluid. Each says which of how many it is. */
export function StaffRows({ list, staff, undo, closedId, onAsk, onUndo, onHold }: StaffRowsProps) {
  const { virtualizer, onDrawn, card } = useRowFocus(staff.length);
  return (
    <div {...card} className="overflow-hidden rounded-card border border-line bg-surface">
      <RowsContext value={{ count: staff.length, onDrawn }}>
        <WindowVirtualizer
          ref={virtualizer}
          as={Rows}
          item={Row}
          data={staff}
          itemSize={ROW_PX}
          bufferSize={staff.length > FEW ? BUFFER_PX : FEW * ROW_PX}
        >
          {(member, index) => (
            <StaffRow
              key={member.id}
              member={member}
              list={list}
              isFirst={index === 0}
              undo={undo[member.id] ?? null}
              closedId={closedId}
              onAsk={onAsk}
              onUndo={onUndo}
              onHold={onHold}
            />
          )}
        </WindowVirtualizer>
      </RowsContext>
    </div>
  );
}

/** Virtua turns pointer events off while the window scrolls and 150 ms longer: a press right after a scroll would be lost. */
function Rows({ ref, ...rest }: CustomContainerComponentProps) {
  const t = useCopy("staff");
  return <ul aria-label={t("list")} ref={ref as Ref<HTMLUListElement>} className="pointer-events-auto!" {...rest} />;
}

function Row({ ref, index, ...rest }: CustomItemComponentProps) {
  const { count, onDrawn } = use(RowsContext);
  useLayoutEffect(() => onDrawn(index));
  return (
    <li
      ref={ref as Ref<HTMLLIElement>}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={count}
      className="-outline-offset-2"
      {...rest}
    />
  );
}
