import type { ReactNode } from "react";
import { StepBar } from "./StepBar.tsx";

export type StepProgressProps = {
  current: number;
  total: number;
  label: string;
  /** A skip button beside the text. */
  action?: ReactNode;
  /** Off: the text alone. */
  bar?: boolean;
};

/** Position in a fixed sequence, on the sign. In words; the segments illustrate it. */
export function StepProgress({ current, total, label, action, bar = true }: StepProgressProps) {
  return (
    <div className={bar && action ? "grid gap-4" : "grid gap-2"}>
      {bar ? <StepBar current={current} total={total} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-[1_1_7rem] text-meta text-sign-ink-2">
          <span key={label}>{label}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
