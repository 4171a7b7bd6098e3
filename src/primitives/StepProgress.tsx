import { cx } from "class-variance-authority";

export type StepProgressProps = { current: number; total: number; label: string };

/** Where one is in a fixed sequence, on the sign. The words say it; the segments show it. */
export function StepProgress({ current, total, label }: StepProgressProps) {
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: total }, (_, at) => (
          <span
            key={at}
            data-done={at < current || undefined}
            className={cx(
              "h-1.5 flex-1 rounded-full",
              at < current ? "bg-signal forced-colors:bg-[Highlight]" : "bg-sign-line forced-colors:bg-[GrayText]",
            )}
          />
        ))}
      </div>
      <p className="text-meta text-sign-ink-2">
        <span key={label}>{label}</span>
      </p>
    </div>
  );
}
