import type { ReactNode } from "react";

export type LoadingProps = {
  /** What is loaded, for whoever listens. */
  label: string;
  /** Whoever looks reads it too, e.g. where the outline says little. */
  isLabelShown?: boolean;
  /** The outline of what comes: RowsSkeleton, FormSkeleton or a shape of its own. */
  children: ReactNode;
};

/** Stands in place of what is on its way. */
export function Loading({ label, isLabelShown = false, children }: LoadingProps) {
  return (
    <>
      <p role="status" data-loading="" className={isLabelShown ? "text-ink-2" : "sr-only"}>
        <span>{label}</span>
      </p>
      {children}
    </>
  );
}
