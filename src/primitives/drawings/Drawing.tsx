import type { ReactNode } from "react";

type DrawingProps = {
  /** Free at either side of what is drawn: the frame is so much narrower, and the drawing stands on the edge of its text. */
  inset: number;
  children: ReactNode;
};

/** The frame of all drawings: 152 × 112, one line width. Decoration only; yellow where one shows the way on or the own date. */
export function Drawing({ inset, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${inset} 0 ${152 - 2 * inset} 112`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-30 max-w-full tablet:h-40"
    >
      {children}
    </svg>
  );
}
