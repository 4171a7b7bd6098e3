import type { ViewSource } from "#app/shell/viewSource.ts";

/** As much of an actor as a screen needs that runs it. */
type Run<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
  start: () => unknown;
  stop: () => unknown;
};

export type ShownSource<View, Event> = ViewSource<View, Event> & {
  /** The screen is there. Returns what to call when it leaves. */
  enter: () => () => void;
};

/** A machine that runs while its screen is there, from the beginning each time. What is sent to it afterwards is lost. */
export function whileShown<Snapshot, Event, View>(
  begin: () => Run<Snapshot, Event>,
  toView: (snapshot: Snapshot) => View,
  onLeave: (snapshot: Snapshot) => void = () => {},
): ShownSource<View, Event> {
  let actor = begin();
  let isRunning = false;
  let shown: { snapshot: Snapshot; view: View } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    getView() {
      const snapshot = actor.getSnapshot();
      if (shown?.snapshot !== snapshot) shown = { snapshot, view: toView(snapshot) };
      return shown.view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send(event) {
      if (isRunning) actor.send(event);
    },
    enter() {
      const own = actor;
      const subscription = own.subscribe(tell);
      isRunning = true;
      own.start();
      return () => {
        isRunning = false;
        subscription.unsubscribe();
        onLeave(own.getSnapshot());
        own.stop();
        actor = begin();
      };
    },
  };
}
