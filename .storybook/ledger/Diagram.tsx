import { useMemo } from "react";
import { DiagramLines } from "./DiagramLines.tsx";
import { DiagramState } from "./DiagramState.tsx";
import type { DrawnMachine } from "./ledger.ts";
import { isUnwalked } from "./ledger.ts";
import { noteOf } from "./noteOf.ts";
import { machineName, words } from "./words.ts";
import "./diagram.css";

const MARGIN = 8;

/** The chart as it runs: boxes for states, arrows for what leads from one to the other, frames for states in states. */
export function Diagram({ chart, states, transitions, drawing }: DrawnMachine) {
  const entries = useMemo(() => new Map(states.map((state) => [state.id, state])), [states]);
  const gaps = useMemo(() => new Set(transitions.filter(isUnwalked).map(({ name }) => name)), [transitions]);
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  return (
    <svg
      className="ledger-diagram"
      role="group"
      aria-label={words.diagram(machineName(chart.id))}
      width={width}
      height={height}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
    >
      <DiagramLines drawing={drawing} gaps={gaps} />
      {drawing.states.map((drawn) => {
        const entry = entries.get(drawn.id);
        return <DiagramState key={drawn.id} drawn={drawn} entry={entry} note={noteOf(entry)} />;
      })}
    </svg>
  );
}
