import { cx } from "class-variance-authority";
import { use, useRef, type ReactNode } from "react";
import { useTooTall } from "#src/primitives/useTooTall.ts";
import { ColumnDock } from "./Dock.tsx";

export type ColumnsProps = {
  /** Below on phones. */
  beside: ReactNode;
  /** Above on phones: what has to be read first. */
  isBesideFirst?: boolean;
  /** The dock of an AppShell with `isDockInColumn` ends the second column instead of the first. */
  isDockBeside?: boolean;
  /** `false`: hidden in print without losing the focus; something else is printed instead. */
  isOnPaper?: boolean;
  /** The width that has room for both: 48 rem, or 64 for a table, a long text or a form. */
  from?: "tablet" | "desk";
  /** The second column is the wider one: something to choose from beside a picture of it. */
  isBesideWider?: boolean;
  children: ReactNode;
};

/**
 * Two columns in a wide shell, the first one as wide as a text; with nothing beside, it alone. At a desk the
 * shorter one stays in view while the longer one scrolls.
 */
export function Columns({
  beside,
  isBesideFirst = false,
  isDockBeside = false,
  isOnPaper = true,
  from = "tablet",
  isBesideWider = false,
  children,
}: ColumnsProps) {
  const dock = use(ColumnDock);
  const main = (
    <Column key="main">
      {children}
      {isDockBeside ? null : dock}
    </Column>
  );
  const aside = beside ? (
    <Column key="aside" className={isBesideFirst ? "desk:order-1" : undefined}>
      {beside}
      {isDockBeside ? dock : null}
    </Column>
  ) : null;
  return (
    <div
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-6",
        !isBesideWider && "desk:grid-cols-[minmax(0,var(--container-column))_minmax(17rem,1fr)]",
        from === "tablet" && aside && (isBesideWider ? "tablet:grid-cols-[2fr_3fr]" : "tablet:grid-cols-[3fr_2fr]"),
        !isOnPaper && "print:h-0 print:overflow-hidden",
      )}
    >
      {isBesideFirst ? [aside, main] : [main, aside]}
    </div>
  );
}

type ColumnProps = { className?: string | undefined; children: ReactNode };

/** Sticks at a desk, where both stand beside each other: above another one, it would cover it. One too high for the viewport scrolls with the page: its end could not be reached otherwise. */
function Column({ className, children }: ColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const isTooTall = useTooTall(column, 0.8);
  return (
    <div
      ref={column}
      className={cx(
        "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 tablet:self-start desk:max-w-column",
        !isTooTall && "desk:sticky desk:top-(--bar)",
        className,
      )}
    >
      {children}
    </div>
  );
}
