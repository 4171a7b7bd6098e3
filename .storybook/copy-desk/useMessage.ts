import * as React from "react";
import { eventOf, type OpenChannel, type Messages } from "./events.ts";

/** Subscribes to a message while mounted, in the manager and on pages. */
export function useMessage<N extends keyof Messages>(
  channel: OpenChannel,
  name: N,
  listener: (...args: Messages[N]) => void,
): void {
  React.useEffect(() => {
    const event = eventOf(name);
    const handler = listener as (...args: unknown[]) => void;
    channel.on(event, handler);
    return () => channel.off(event, handler);
  });
}
