import type { ChartState } from "../chart.ts";
import type { Drawing } from "./drawing.ts";
import { frameOf } from "./frame.ts";
import { linksOf } from "./links.ts";
import { labelSize } from "./sizes.ts";

/** Lays out a whole machine. `noteOf`: the line below a state's name, which needs room. */
export function draw(root: ChartState, noteOf: (state: ChartState) => string): Drawing {
  const { links, stays } = linksOf(root);
  const frame = frameOf(root, [], { links, stays, noteOf });
  const { width, height } = frame;
  const drawing: Drawing = { width, height, states: [], starts: [], anywhere: [], lines: [], labels: [] };
  drawing.lines.push(...links.map(({ id, transitions }) => ({ id, transitions, points: [] })));
  frame.paint(
    { x: 0, y: 0 },
    {
      ...drawing,
      leg: (id, points, isBefore) => {
        const line = drawing.lines.find((one) => one.id === id);
        if (line) line.points = isBefore ? [...points, ...line.points] : [...line.points, ...points];
        else drawing.lines.push({ id, transitions: [], points });
      },
      label: (id, { x, y }) => {
        const transitions = links.find((link) => link.id === id)?.transitions ?? [];
        const size = labelSize(transitions);
        if (size) drawing.labels.push({ id, x, y, ...size, transitions });
      },
    },
  );
  return drawing;
}
