import { cx } from "class-variance-authority";

/** The outline of what is coming; give it the size and radius of the real thing. Words beside it say that it loads. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "block max-w-full border border-transparent bg-line-strong/35 in-data-sign:bg-sign-line/45 motion-safe:animate-pulse",
        className,
      )}
    />
  );
}
