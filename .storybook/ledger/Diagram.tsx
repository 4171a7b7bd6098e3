import { useMemo } from "react";
import { DiagramLines } from "./DiagramLines.tsx";
import { DiagramState } from "./DiagramState.tsx";
import type { MachineWithLayout } from "./layout/layout.ts";
import { isUntested } from "./ledger.ts";
import { machineName, words } from "./words.ts";
import "./diagram.css";

const MARGIN = 8;

export function Diagram({ chart, states, transitions, layout }: MachineWithLayout) {
  const entries = useMemo(() => new Map(states.map((state) => [state.id, state])), [states]);
  const gaps = useMemo(() => new Set(transitions.filter(isUntested).map(({ name }) => name)), [transitions]);
  const width = layout.width + 2 * MARGIN;
  const height = layout.height + 2 * MARGIN;
  return (
    <svg
      className="ledger-diagram"
      role="group"
      aria-label={words.diagram(machineName(chart.id))}
      width={width}
      height={height}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
    >
      <DiagramLines layout={layout} gaps={gaps} />
      {layout.states.map((box) => (
        <DiagramState key={box.id} box={box} entry={entries.get(box.id)} />
      ))}
    </svg>
  );
}
