import { cx } from "class-variance-authority";

export type PartsBarProps = { done: number; total: number };

/** How much of one whole is done, on the sign: one line without gaps. Say the same in words beside it. */
export function PartsBar({ done, total }: PartsBarProps) {
  return (
    <div aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full">
      {Array.from({ length: total }, (_, at) => (
        <span
          key={at}
          data-done={at < done || undefined}
          className={cx(
            "flex-1",
            at < done ? "bg-signal forced-colors:bg-[Highlight]" : "bg-sign-line forced-colors:bg-[GrayText]",
          )}
        />
      ))}
    </div>
  );
}
