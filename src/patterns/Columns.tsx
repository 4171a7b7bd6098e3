import { cx } from "class-variance-authority";
import { useRef, type ReactNode } from "react";
import { useTooTall } from "#src/primitives/useTooTall.ts";

export type ColumnsProps = {
  /** Below on phones, beside from 48 rem, for a list from 64. */
  beside: ReactNode;
  /** `false`: hidden in print without losing the focus; something else is printed instead. */
  isOnPaper?: boolean;
  /** `list`: two thirds for a table, one for what was chosen in it. */
  split?: "even" | "list";
  children: ReactNode;
};

/** Two columns in a wide shell. The shorter one stays in view while the longer one scrolls. */
export function Columns({ beside, isOnPaper = true, split = "even", children }: ColumnsProps) {
  return (
    <div
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-6",
        split === "list"
          ? "desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          : "tablet:grid-cols-2 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
        !isOnPaper && "print:h-0 print:overflow-hidden",
      )}
    >
      <Column>{children}</Column>
      {beside ? <Column>{beside}</Column> : null}
    </div>
  );
}

/** A column too high for the viewport scrolls with the page: its end could not be reached otherwise. */
function Column({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const position = useTooTall(column, 0.8) ? "" : "tablet:sticky tablet:top-19";
  return (
    <div ref={column} className={`grid grid-cols-[minmax(0,1fr)] gap-6 tablet:self-start ${position}`}>
      {children}
    </div>
  );
}
