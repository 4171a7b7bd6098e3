import type { Drawing } from "./layout/drawing.ts";
import type { Point } from "./layout/graph.ts";
import { DOT, LINE } from "./layout/sizes.ts";
import { labelOf, words } from "./words.ts";

/** Arrows with the names of what they stand for. `gaps`: names of transitions that no test walks. */
export function DiagramLines({ drawing, gaps }: { drawing: Drawing; gaps: ReadonlySet<string> }) {
  const isGap = ({ transitions }: { transitions: readonly { name: string }[] }) =>
    transitions.some(({ name }) => gaps.has(name)) ? "" : undefined;
  return (
    <g>
      {drawing.lines.map((line) => (
        <g key={line.id} className="ledger-line" data-gap={isGap(line)}>
          <path d={curve(line.points)} />
          <path d={head(line.points)} data-head="" />
        </g>
      ))}
      {drawing.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT / 2} className="ledger-start" />
      ))}
      {drawing.anywhere.map(({ id, x, y, width, height }) => (
        <g key={id} className="ledger-anywhere">
          <rect x={x} y={y} width={width} height={height} rx={height / 2} />
          <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
            {words.anywhere}
          </text>
        </g>
      ))}
      {drawing.labels.map(({ id, x, y, width, height, transitions }) => (
        <g key={id} className="ledger-label">
          <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={4} />
          {transitions.map((transition, at) => (
            <text
              key={`${at} ${transition.name}`}
              x={x}
              y={y - height / 2 + (at + 1) * LINE - 2}
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

/** Upright at each point, so that a line leaves and meets its boxes straight. */
function curve([first, ...others]: readonly Point[]): string {
  if (!first) return "";
  let last = first;
  let path = `M${first.x} ${first.y}`;
  for (const point of others) {
    const half = (last.y + point.y) / 2;
    path +=
      Math.abs(point.x - last.x) < 0.5
        ? ` L${point.x} ${point.y}`
        : ` C${last.x} ${half} ${point.x} ${half} ${point.x} ${point.y}`;
    last = point;
  }
  return path;
}

function head(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return "";
  const back = before.y > tip.y || (before.y === tip.y && (points.at(-3)?.y ?? 0) > tip.y) ? 8 : -8;
  return `M${tip.x} ${tip.y} l-4.5 ${back} h9 z`;
}
