export type PartsBarProps = { done: number; total: number };

/** How much of one whole is done, on the sign: one line without gaps. Say the same in words beside it. */
export function PartsBar({ done, total }: PartsBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className="h-1.5 w-full overflow-hidden rounded-full"
    >
      <path d={`M0 .5H${total}`} className="stroke-sign-line" />
      {done > 0 ? <path data-done="" d={`M0 .5H${done}`} className="stroke-signal" /> : null}
    </svg>
  );
}
