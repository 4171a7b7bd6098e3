import { cva, type VariantProps } from "class-variance-authority";

const track = cva("", { variants: { on: { sign: "stroke-sign-line", page: "stroke-line" } } });
const done = cva("sweep", { variants: { on: { sign: "stroke-signal", page: "stroke-current" } } });

export type PartsBarProps = { done: number; total: number } & VariantProps<typeof track>;

/** The share that is done, on the sign or on the page: one line without gaps. Show the same in words beside it. */
export function PartsBar({ done: parts, total, on = "sign" }: PartsBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className="h-1.5 w-full overflow-hidden rounded-full"
    >
      <path d={`M0 .5H${total}`} className={track({ on })} />
      <path data-done={parts > 0 ? "" : undefined} d={`M0 .5H${parts}`} className={done({ on })} />
    </svg>
  );
}
