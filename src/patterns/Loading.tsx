import type { ReactNode } from "react";

export type LoadingProps = {
  /** Announced by screen readers. */
  label: string;
  /** Visible as well, e.g. where the outline says little. */
  isLabelShown?: boolean;
  /** The outline of what comes: RowsSkeleton, FormSkeleton or a shape of its own. */
  children: ReactNode;
};

/** Placeholder for content that is still loading. */
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
