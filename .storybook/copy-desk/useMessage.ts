import * as React from "react";
import { eventOf, type OpenLine, type Messages } from "./events.ts";

/** Hears a message as long as the part is on show, in the manager and on a page of the canvas. */
export function useHearing<N extends keyof Messages>(
  line: OpenLine,
  name: N,
  listener: (...args: Messages[N]) => void,
): void {
  React.useEffect(() => {
    const event = eventOf(name);
    const heard = listener as (...args: unknown[]) => void;
    line.on(event, heard);
    return () => line.off(event, heard);
  });
}
