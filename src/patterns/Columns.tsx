import { cx } from "class-variance-authority";
import { use, useRef, type ReactNode } from "react";
import { useTooTall } from "#src/primitives/useTooTall.ts";
import { ColumnDock } from "./Dock.tsx";

export type ColumnsProps = {
  /** Below on phones, beside from 48 rem, with `twoThirds` from 64. */
  beside: ReactNode;
  /** Above on phones: what has to be read first. */
  isBesideFirst?: boolean;
  /** `false`: hidden in print without losing the focus; something else is printed instead. */
  isOnPaper?: boolean;
  /** `twoThirds`: for a table, a long text or a form, with one third beside. */
  split?: "even" | "twoThirds";
  children: ReactNode;
};

/** Two columns in a wide shell; with nothing beside, one as wide as a text until 64 rem. The shorter one stays in view while the longer one scrolls. */
export function Columns({ beside, isBesideFirst = false, isOnPaper = true, split = "even", children }: ColumnsProps) {
  const dock = use(ColumnDock);
  const main = (
    <Column key="main">
      {children}
      {dock}
    </Column>
  );
  const aside = beside ? (
    <Column key="aside" className={isBesideFirst ? "desk:order-1" : undefined}>
      {beside}
    </Column>
  ) : null;
  return (
    <div
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-6",
        split === "twoThirds"
          ? "desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          : ["desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]", aside && "tablet:grid-cols-2"],
        !isOnPaper && "print:h-0 print:overflow-hidden",
      )}
    >
      {isBesideFirst ? [aside, main] : [main, aside]}
    </div>
  );
}

/** A column too high for the viewport scrolls with the page: its end could not be reached otherwise. */
function Column({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const position = useTooTall(column, 0.8) ? "" : "tablet:sticky tablet:top-(--bar)";
  return (
    <div
      ref={column}
      className={cx("grid max-w-column grid-cols-[minmax(0,1fr)] gap-6 tablet:self-start", position, className)}
    >
      {children}
    </div>
  );
}
