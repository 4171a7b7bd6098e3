import type { ReactNode } from "react";
import { LINE, NAME_LINE, PADDING, stayLabel } from "./layout/sizes.ts";
import type { DrawnState } from "./layout/drawing.ts";
import { isUnshown, type StateEntry } from "./ledger.ts";
import { machinePlace, storyHref } from "./places.ts";
import { nameOf } from "./StoryLinks.tsx";
import { AnchorLink } from "../shared/AnchorLink.tsx";

export type DiagramStateProps = { drawn: DrawnState; note: string; entry?: StateEntry };

/** A state as a box that opens its first story, or the machine it shows; a frame opens nothing. */
export function DiagramState({ drawn, note, entry }: DiagramStateProps) {
  const { key, kind, isFrame, stays, x, y, width, height } = drawn;
  const look = isFrame ? "frame" : entry && isUnshown(entry) ? "gap" : (entry?.passing?.kind ?? "seen");
  const first = y + NAME_LINE;
  const lines = [...(note ? [note] : []), ...stays.map(stayLabel)];
  const [shown] = entry?.stories ?? [];
  return (
    <Opening entry={entry}>
      <g data-look={look} data-region={kind === "parallel" ? "" : undefined}>
        <rect x={x} y={y} width={width} height={height} rx={isFrame ? 14 : 10}>
          {/* As title of the group it would be all that a link is called. */}
          {shown ? <title>{nameOf(shown)}</title> : null}
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
    </Opening>
  );
}

function Opening({ entry, children }: { entry?: StateEntry; children: ReactNode }) {
  const story = entry?.stories[0];
  if (entry?.passing?.kind === "shown")
    return <AnchorLink anchor={machinePlace(entry.passing.by)}>{children}</AnchorLink>;
  if (!story) return children;
  return (
    <a href={storyHref(story.story)} target="_top">
      {children}
    </a>
  );
}
