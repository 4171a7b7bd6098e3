export type ProgressRingProps = { done: number; total: number; label: string };

const SIZE = 88;
const RADIUS = 40;
const GAP = 0.14;

/** A few parts of a whole, on the sign: one arc per part. Show the same in words beside it. */
export function ProgressRing({ done, total, label }: ProgressRingProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-22 shrink-0 narrow:size-18">
      {Array.from({ length: total }, (_, at) => (
        <g key={at} fill="none" strokeWidth="7">
          <path d={arc(at, total)} className="stroke-sign-line" />
          {at < done ? <path data-done="" d={arc(at, total)} pathLength={1} className="draw stroke-signal" /> : null}
        </g>
      ))}
      <text
        x="44"
        y="44"
        fontSize="22"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-current font-title"
      >
        {`${done}/${total}`}
      </text>
    </svg>
  );
}

function arc(at: number, total: number): string {
  const part = (2 * Math.PI) / total;
  const gap = total === 1 ? 0.001 : GAP;
  const from = at * part - Math.PI / 2 + gap / 2;
  const to = from + part - gap;
  const point = (angle: number) =>
    [SIZE / 2 + RADIUS * Math.cos(angle), SIZE / 2 + RADIUS * Math.sin(angle)].map((n) => n.toFixed(2)).join(" ");
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
}
