import type { ReactNode } from "react";

export type ColumnsProps = {
  /** Follows on phones, and stands beside from 64 rem. */
  beside: ReactNode;
  children: ReactNode;
};

/** Two columns where there is room, in a shell that is wide. The shorter one stays in view while the longer one scrolls. */
export function Columns({ beside, children }: ColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className={COLUMN}>{children}</div>
      {beside ? <div className={COLUMN}>{beside}</div> : null}
    </div>
  );
}

const COLUMN = "grid grid-cols-[minmax(0,1fr)] gap-6 desk:sticky desk:top-19 desk:self-start";
