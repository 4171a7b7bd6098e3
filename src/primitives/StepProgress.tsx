import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

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
    <div className="grid gap-2">
      {bar ? (
        <div aria-hidden="true" className="flex gap-1.5">
          {Array.from({ length: total }, (_, at) => (
            <span
              key={at}
              data-done={at < current || undefined}
              className={cx(
                "h-1.5 flex-1 rounded-full",
                at === current - 1 && "transition-[opacity,translate] duration-(--m-slow) starting:opacity-0",
                at < current ? "bg-signal forced-colors:bg-[Highlight]" : "bg-sign-line forced-colors:bg-[GrayText]",
              )}
            />
          ))}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-[1_1_7rem] text-meta text-sign-ink-2">
          <span key={label}>{label}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
