import type { ReactNode } from "react";

/** The frame of all drawings: 152 × 112, one line width. Decoration only; yellow where one shows the way on or the own date. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 152 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-40 max-w-full"
    >
      {children}
    </svg>
  );
}
