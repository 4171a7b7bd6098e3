import { useMemo } from "react";
import type { ChartState } from "./chart.ts";
import { DiagramLines } from "./DiagramLines.tsx";
import { DiagramState } from "./DiagramState.tsx";
import { draw } from "./layout/draw.ts";
import type { MachineEntry, StateEntry } from "./ledger.ts";
import { isUnwalked } from "./ledger.ts";
import { machineName, passingText, storyCount, words } from "./words.ts";
import "./diagram.css";

const MARGIN = 8;

/** The chart as it runs: boxes for states, arrows for what leads from one to the other, frames for states in states. */
export function Diagram({ chart, states, transitions }: MachineEntry) {
  const entries = useMemo(() => new Map(states.map((state) => [state.id, state])), [states]);
  const gaps = useMemo(() => new Set(transitions.filter(isUnwalked).map(({ name }) => name)), [transitions]);
  const drawing = useMemo(() => draw(chart.root, ({ id }: ChartState) => noteOf(entries.get(id))), [chart, entries]);
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
      {drawing.states
        .filter(({ state }) => state.states.length > 0)
        .map((drawn) => (
          <DiagramState key={drawn.state.id} drawn={drawn} note="" />
        ))}
      <DiagramLines drawing={drawing} gaps={gaps} />
      {drawing.states
        .filter(({ state }) => state.states.length === 0)
        .map((drawn) => (
          <DiagramState
            key={drawn.state.id}
            drawn={drawn}
            entry={entries.get(drawn.state.id)}
            note={noteOf(entries.get(drawn.state.id))}
          />
        ))}
    </svg>
  );
}

function noteOf(entry: StateEntry | undefined): string {
  if (!entry) return "";
  if (entry.passing) return passingText(entry.passing);
  return entry.stories.length === 0 ? words.noStory : storyCount(entry.stories.length);
}
