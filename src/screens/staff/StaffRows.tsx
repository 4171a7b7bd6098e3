import { cx } from "class-variance-authority";
import { createContext, use, useLayoutEffect, type Ref } from "react";
import { WindowVirtualizer, type CustomContainerComponentProps, type CustomItemComponentProps } from "virtua";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList, UndoStatus } from "#src/model/staff/staffRules.ts";
import { StaffRow, TABLE_CLASS } from "./StaffRow.tsx";
import type { RowFocus } from "./useRowFocus.ts";

export type StaffRowsProps = {
  focus: RowFocus;
  /** As a table with headings: from 48 rem. */
  isTable: boolean;
  /** Id of the element with the list's shortcuts; absent if they are not shown. */
  keysId: string | undefined;
  /** The person shown beside the list, if any. */
  chosenId: string | null;
  list: StaffList;
  staff: readonly StaffMember[];
  undo: Readonly<Record<string, UndoStatus>>;
  /** The person checked in or out before by another supervisor, if any. */
  alreadyId: string | null;
  /** Id of the element with the reason why check-in is closed; absent if it is open. */
  closedId: string | undefined;
  onOpenDialog: (id: string) => void;
  onUndo: (id: string) => void;
  onPauseChange: (id: string, isPaused: boolean) => void;
};

/** Up to this many rows are all rendered, without being measured: the browser's own search and print include them. */
const FEW = 60;
const BUFFER_PX = 200;
const ROW_PX = 72;
const TABLE_ROW_PX = 48;

type RowsOfAll = {
  count: number;
  keysId: string | undefined;
  /** Index of the row shown beside the list; -1: none. */
  chosen: number;
  onRender: (index: number) => void;
};

const RowsContext = createContext<RowsOfAll>({ count: 0, keysId: undefined, chosen: -1, onRender: () => {} });

/** Renders the visible rows of a long list only: ten thousand of them stay fluid. Each has its position and the total. */
export function StaffRows(props: StaffRowsProps) {
  const { focus, isTable, keysId, chosenId, list, staff, undo, alreadyId, closedId } = props;
  const { onOpenDialog, onUndo, onPauseChange } = props;
  const t = useCopy("staff");
  const { virtualizer, onRender, card } = focus;
  const chosen = chosenId === null ? -1 : staff.findIndex(({ id }) => id === chosenId);
  const rowOf = (member: StaffMember, index: number) => (
    <StaffRow
      key={member.id}
      member={member}
      list={list}
      isFirst={index === 0}
      isTable={isTable}
      isChosen={index === chosen}
      undo={undo[member.id] ?? null}
      isAlready={member.id === alreadyId}
      closedId={closedId}
      onOpenDialog={onOpenDialog}
      onUndo={onUndo}
      onPauseChange={onPauseChange}
    />
  );
  return (
    <div {...card} className="overflow-hidden rounded-card border border-line bg-surface">
      {isTable ? (
        <div
          aria-hidden="true"
          className={cx(TABLE_CLASS, "border-b border-line bg-fill py-1 text-meta font-strong text-ink-2")}
        >
          <span>{t("confirm.labels.name")}</span>
          <span>{t("table.pass")}</span>
          <span>{t("table.status")}</span>
        </div>
      ) : null}
      <RowsContext value={{ count: staff.length, keysId, chosen, onRender }}>
        {staff.length > FEW ? (
          <WindowVirtualizer
            ref={virtualizer}
            as={Rows}
            item={Row}
            data={staff}
            itemSize={isTable ? TABLE_ROW_PX : ROW_PX}
            bufferSize={BUFFER_PX}
          >
            {rowOf}
          </WindowVirtualizer>
        ) : (
          <Rows>
            {staff.map((member, index) => (
              <Row key={member.id} index={index}>
                {rowOf(member, index)}
              </Row>
            ))}
          </Rows>
        )}
      </RowsContext>
    </div>
  );
}

/** Virtua disables pointer events until 150 ms after scrolling: a press before that would be lost. */
function Rows({ ref, ...rest }: Partial<CustomContainerComponentProps>) {
  const t = useCopy("staff");
  const { keysId } = use(RowsContext);
  return (
    <ul
      aria-label={t("list")}
      aria-describedby={keysId}
      ref={ref as Ref<HTMLUListElement>}
      className="pointer-events-auto!"
      {...rest}
    />
  );
}

function Row({ ref, index, ...rest }: Omit<CustomItemComponentProps, "style">) {
  const { count, chosen, onRender } = use(RowsContext);
  useLayoutEffect(() => onRender(index));
  return (
    <li
      ref={ref as Ref<HTMLLIElement>}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-current={index === chosen || undefined}
      className="-outline-offset-3"
      {...rest}
    />
  );
}
