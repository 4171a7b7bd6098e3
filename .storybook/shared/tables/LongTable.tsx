import { createContext, use, useEffect, useMemo, useRef, type CSSProperties, type ReactElement, type Ref } from "react";
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle,
} from "virtua";
import { nothingChosen } from "./words.ts";
import "./tables.css";

/** Height of a row in pixels, until it has been measured. */
const ROW = 96;
/** How far beyond the edges rows are rendered, in pixels. */
const BUFFER = 400;

type Row = { id: string; isWeak?: boolean };

/** Rows may hold nothing that takes the focus: without it no key would scroll them. */
const scrolledByKeys = { tabIndex: 0 };

const TableContext = createContext<{ rows: readonly Row[]; markedIndex: number }>({ rows: [], markedIndex: -1 });

export type LongTableProps<Of extends Row> = {
  /** The accessible name. */
  name: string;
  /** Each column with its width, as a track of a CSS grid. */
  columns: Readonly<Record<string, string>>;
  rows: readonly Of[];
  /** The id of the row that the address names: it comes into view and is marked. */
  marked: string;
  /** The id of a row that stays mounted out of view, because it is being edited. */
  pinned?: string | null;
  /** The cells of a row. */
  children: (row: Of) => ReactElement;
};

/** A table that scrolls in itself, under its head. Only the rows in view are rendered: there are thousands. */
export function LongTable<Of extends Row>({
  name,
  columns,
  rows,
  marked,
  pinned = null,
  children,
}: LongTableProps<Of>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const markedIndex = rows.findIndex(({ id }) => id === marked);
  const pinnedIndex = rows.findIndex(({ id }) => id === pinned);
  // Scrolls only when the order changes, not when the content of a row does.
  const order = useMemo(() => rows.map(({ id }) => id).join(" "), [rows]);
  useEffect(() => {
    const index = order.split(" ").indexOf(marked);
    if (index < 0) scroller.current?.scrollTo({ top: 0 });
    else list.current?.scrollToIndex(index, { align: "center" });
  }, [order, marked]);
  useEffect(() => {
    const element = scroller.current;
    /** The browser would scroll to where the end was before the last rows were measured. */
    function scrollToEnd(event: KeyboardEvent) {
      if (event.key !== "End" || event.target !== element) return;
      event.preventDefault();
      list.current?.scrollToIndex(rows.length - 1, { align: "end" });
    }
    element?.addEventListener("keydown", scrollToEnd);
    return () => element?.removeEventListener("keydown", scrollToEnd);
  }, [rows.length]);
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={name}
      {...scrolledByKeys}
      className="long-table"
      style={{ "--columns": Object.values(columns).join(" ") } as CSSProperties}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {Object.keys(columns).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <TableContext value={{ rows, markedIndex }}>
          <Virtualizer
            ref={list}
            as={Body}
            item={TableRow}
            data={rows}
            itemSize={ROW}
            bufferSize={BUFFER}
            keepMounted={pinnedIndex < 0 ? [] : [pinnedIndex]}
            scrollRef={scroller}
          >
            {children}
          </Virtualizer>
        </TableContext>
      </table>
      {rows.length === 0 ? <p className="long-none">{nothingChosen}</p> : null}
    </div>
  );
}

/** Virtua turns pointer events off during a scroll and 150 ms longer: a press right after a scroll would be lost. */
const Body = ({ ref, style, ...rest }: CustomContainerComponentProps) => (
  <tbody ref={ref as Ref<HTMLTableSectionElement>} {...rest} style={{ ...style, pointerEvents: "auto" }} />
);

function TableRow({ ref, index, ...rest }: CustomItemComponentProps) {
  const { rows, markedIndex } = use(TableContext);
  const row = rows[index];
  return (
    <tr
      ref={ref as Ref<HTMLTableRowElement>}
      id={row?.id}
      aria-rowindex={index + 2}
      aria-current={index === markedIndex || undefined}
      data-weak={row?.isWeak ? "" : undefined}
      {...rest}
    />
  );
}
