import * as React from "react";
import { Press } from "./parts.ts";
import { words } from "./words.ts";

/** Lines rendered at once: a proposal for the complete catalogue would slow down typing. */
const STEP = 20;

/** The first lines of a list, and the button for more of them. */
export function useSome<Line>(all: readonly Line[]): { some: readonly Line[]; more: React.ReactNode } {
  const [room, setRoom] = React.useState(STEP);
  const left = all.length - room;
  return {
    some: all.slice(0, room),
    more:
      left > 0 ? (
        <Press type="button" onClick={() => setRoom(room + STEP)}>
          {words.more(Math.min(left, STEP), left)}
        </Press>
      ) : null,
  };
}
