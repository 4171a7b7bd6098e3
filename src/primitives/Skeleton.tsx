import { cx } from "class-variance-authority";

/** The shape of loading content, with the size and radius of the real thing. A text announces the loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block max-w-full border border-transparent bg-skeleton motion-safe:animate-pulse", className)}
    />
  );
}
