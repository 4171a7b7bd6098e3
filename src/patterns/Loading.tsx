import type { ReactNode } from "react";

export type LoadingProps = {
  /** Announced by screen readers. */
  label: string;
  /** Visible as well, e.g. if the skeleton alone is unclear. */
  isLabelShown?: boolean;
  /** The skeleton: RowsSkeleton, FormSkeleton or its own. */
  children: ReactNode;
};

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
