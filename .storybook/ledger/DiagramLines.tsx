import type { Layout, Point } from "./layout/layout.ts";
import { DOT, LINE } from "./layout/sizes.ts";
import { labelOf, words } from "./words.ts";

/** Arrows with the labels of their transitions. `gaps`: names of transitions that no test takes. */
export function DiagramLines({ layout, gaps }: { layout: Layout; gaps: ReadonlySet<string> }) {
  const isGap = ({ transitions }: { transitions: readonly { name: string }[] }) =>
    transitions.some(({ name }) => gaps.has(name)) ? "" : undefined;
  return (
    <g>
      {layout.lines.map((line) => (
        <g key={line.id} className="ledger-line" data-gap={isGap(line)}>
          <path d={path(line.points)} />
          <path d={arrowHead(line.points)} data-head="" />
        </g>
      ))}
      {layout.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT / 2} className="ledger-start" />
      ))}
      {layout.anywhere.map(({ id, x, y, width, height }) => (
        <g key={id} className="ledger-anywhere">
          <rect x={x} y={y} width={width} height={height} rx={height / 2} />
          <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
            {words.anywhere}
          </text>
        </g>
      ))}
      {layout.labels.map(({ id, x, y, width, height, transitions }) => (
        <g key={id} className="ledger-label">
          <rect x={x} y={y} width={width} height={height} rx={4} />
          {transitions.map((transition, at) => (
            <text
              key={`${at} ${transition.name}`}
              x={x + width / 2}
              y={y + (at + 1) * LINE - 2}
              textAnchor="middle"
              data-gap={gaps.has(transition.name) ? "" : undefined}
            >
              {labelOf(transition)}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

const CORNER = 6;

/** A polyline with round corners. */
function path(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [arrive, leave] = [towards(point, before), towards(point, after)];
      return `L${arrive.x} ${arrive.y} Q${point.x} ${point.y} ${leave.x} ${leave.y}`;
    })
    .join(" ");
}

/** The start or end of a corner: at most half the distance to the next point. */
function towards(from: Point, to: Point): Point {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(width, height);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + width * share, y: from.y + height * share };
}

function arrowHead(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return "";
  return `M${tip.x} ${tip.y} l-4.5 ${before.y > tip.y ? 8 : -8} h9 z`;
}
