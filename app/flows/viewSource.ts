import { useSyncExternalStore } from "react";
import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from "xstate";

/** What a connector needs of a machine, and nothing more: the view as data, news of it, and a way to tell it things. */
export type ViewSource<View, Event> = {
  getView: () => View;
  subscribe: (listener: () => void) => () => void;
  send: (event: Event) => void;
};

export const useView = <View>(source: Pick<ViewSource<View, never>, "getView" | "subscribe">): View =>
  useSyncExternalStore(source.subscribe, source.getView);

type Observable<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  send: (event: Event) => void;
};

/** An actor seen through its `toView`: a new view only when there is a new snapshot. */
export function fromActor<Logic extends AnyActorLogic, View>(
  actor: Observable<SnapshotFrom<Logic>, EventFromLogic<Logic>> | Actor<Logic>,
  toView: (snapshot: SnapshotFrom<Logic>) => View,
): ViewSource<View, EventFromLogic<Logic>> {
  let snapshot: SnapshotFrom<Logic> | undefined;
  let view: View;
  return {
    getView() {
      const current = actor.getSnapshot() as SnapshotFrom<Logic>;
      if (current !== snapshot) {
        snapshot = current;
        view = toView(current);
      }
      return view;
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
  };
}
