import { useLayoutEffect, useReducer, useState, useSyncExternalStore } from "react";

/** What a connector needs of a machine, and nothing more: the view as data, news of it, and a way to tell it things. */
export type ViewSource<View, Event> = {
  getView: () => View;
  subscribe: (listener: () => void) => () => void;
  send: (event: Event) => void;
};

/**
 * Draws with the view of a machine. `useSyncExternalStore` subscribes to another source some time after the commit that
 * draws it: a key pressed in between would be taken back by React, as by a field whose value did not change.
 */
export function useView<View>(source: Pick<ViewSource<View, never>, "getView" | "subscribe">): View {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => source.subscribe(drawAgain), [source]);
  return useSyncExternalStore(source.subscribe, source.getView, source.getView);
}

/** As much of an actor as a view needs. */
type Observed<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
};

/** An actor seen through its `toView`: a new view only when there is a new snapshot. */
export function fromActor<Snapshot, Event, View>(
  actor: Observed<Snapshot, Event>,
  toView: (snapshot: Snapshot) => View,
): ViewSource<View, Event> {
  let shown: { snapshot: Snapshot; view: View } | undefined;
  return {
    getView() {
      const snapshot = actor.getSnapshot();
      if (shown?.snapshot !== snapshot) shown = { snapshot, view: toView(snapshot) };
      return shown.view;
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
  };
}

/**
 * The same for an actor that something else follows: what it showed last stays when it is over, until what follows is drawn.
 * Its final state names no screen, and its context may be cleared already.
 */
export function fromStep<Snapshot extends { status: string }, Event, View>(
  actor: Observed<Snapshot, Event>,
  toView: (snapshot: Snapshot) => View,
): ViewSource<View, Event> {
  let last: { view: View } | undefined;
  return fromActor(actor, (snapshot) => {
    if (!last || snapshot.status === "active") last = { view: toView(snapshot) };
    return last.view;
  });
}

/** Draws with the view of a page's own actor. */
export function useActorView<Snapshot extends { status: string }, Event, View>(
  actor: Observed<Snapshot, Event>,
  toView: (snapshot: Snapshot) => View,
): View {
  const [source] = useState(() => fromStep(actor, toView));
  return useView(source);
}
