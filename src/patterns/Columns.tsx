import { cx } from "class-variance-authority";
import { use, useRef, type ReactNode } from "react";
import { useTooTall } from "#src/primitives/useTooTall.ts";
import { ColumnDock } from "./Dock.tsx";

export type ColumnsProps = {
  /** Below on phones. */
  beside: ReactNode;
  /** Above on phones: what has to be read first. */
  isBesideFirst?: boolean;
  /** `false`: hidden in print without losing the focus; something else is printed instead. */
  isOnPaper?: boolean;
  /** The width that has room for both: 48 rem, or 64 for a table, a long text or a form. */
  from?: "tablet" | "desk";
  /** Equal at any width: something to choose from beside a picture of it. */
  isEven?: boolean;
  children: ReactNode;
};

/**
 * Two columns in a wide shell, the first one as wide as a text; with nothing beside, it alone. The shorter one stays in
 * view while the longer one scrolls.
 */
export function Columns({
  beside,
  isBesideFirst = false,
  isOnPaper = true,
  from = "tablet",
  isEven = false,
  children,
}: ColumnsProps) {
  const dock = use(ColumnDock);
  const main = (
    <Column key="main" from={from}>
      {children}
      {dock}
    </Column>
  );
  const aside = beside ? (
    <Column key="aside" from={from} className={isBesideFirst ? "desk:order-1" : undefined}>
      {beside}
    </Column>
  ) : null;
  return (
    <div
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-6",
        !isEven && "desk:grid-cols-[minmax(0,var(--container-column))_minmax(20rem,1fr)]",
        from === "tablet" && aside && "tablet:grid-cols-2",
        !isOnPaper && "print:h-0 print:overflow-hidden",
      )}
    >
      {isBesideFirst ? [aside, main] : [main, aside]}
    </div>
  );
}

type ColumnProps = Required<Pick<ColumnsProps, "from">> & { className?: string | undefined; children: ReactNode };

/** Sticks beside another one only: above it, it would cover it. One too high for the viewport scrolls with the page: its end could not be reached otherwise. */
function Column({ from, className, children }: ColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const sticks = { tablet: "tablet:sticky tablet:top-(--bar)", desk: "desk:sticky desk:top-(--bar)" };
  const isTooTall = useTooTall(column, 0.8);
  return (
    <div
      ref={column}
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-6 tablet:self-start desk:max-w-column",
        isTooTall ? "" : sticks[from],
        className,
      )}
    >
      {children}
    </div>
  );
}
