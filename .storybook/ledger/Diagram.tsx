import { useMemo, type ReactNode } from "react";
import { DiagramLines } from "./DiagramLines.tsx";
import type { MachineWithLayout, StateBox } from "./layout/layout.ts";
import { isUntested, isUnshown, machineAnchor, storyHref, type StateEntry } from "./ledger.ts";
import { machineName, words, noteOf, selfLabelOf } from "./words.ts";
import { LINE, NAME_LINE, PADDING } from "./layout/sizes.ts";
import { nameOf } from "./StoryLinks.tsx";
import { AnchorLink } from "../shared/AnchorLink.tsx";
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

/** A leaf state links to its first story, or to the machine that is shown in its stead. */
function DiagramState({ box, entry }: { box: StateBox; entry?: StateEntry }) {
  const { key, kind, isFrame, selfTransitions, x, y, width, height } = box;
  const variant = isFrame ? "frame" : entry && isUnshown(entry) ? "gap" : (entry?.passing?.kind ?? "seen");
  const first = y + NAME_LINE;
  const note = noteOf(entry);
  const lines = [...(note ? [note] : []), ...selfTransitions.map(selfLabelOf)];
  const [story] = entry?.stories ?? [];
  return (
    <StateLink entry={entry}>
      <g data-variant={variant} data-region={kind === "parallel" ? "" : undefined}>
        <rect x={x} y={y} width={width} height={height} rx={isFrame ? 14 : 10}>
          {/* A title of the group would become the name of the link. */}
          {story ? <title>{nameOf(story)}</title> : null}
        </rect>
        {kind === "final" && <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} data-inner="" />}
        <text x={x + PADDING} y={first} className="ledger-name">
          {key}
        </text>{" "}
        {lines.map((line, at) => (
          <text key={line} x={x + PADDING} y={first + (at + 1) * LINE} data-note={note && at === 0 ? "" : undefined}>
            {`${line} `}
          </text>
        ))}
      </g>
    </StateLink>
  );
}

function StateLink({ entry, children }: { entry?: StateEntry; children: ReactNode }) {
  const [story] = entry?.stories ?? [];
  if (entry?.passing?.kind === "shown")
    return <AnchorLink anchor={machineAnchor(entry.passing.by)}>{children}</AnchorLink>;
  if (!story) return children;
  return (
    <a href={storyHref(story.story)} target="_top">
      {children}
    </a>
  );
}
