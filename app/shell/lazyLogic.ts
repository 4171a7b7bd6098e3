import type { AnyActorLogic } from "xstate";

/**
 * Logic that is fetched when it is needed: a flow can name a step in its chart and load it only on the way there.
 * `get` is called when the step starts, and has to have it by then.
 */
export const lazyLogic = <Logic extends AnyActorLogic>(get: () => Logic): Logic => {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => get().getInitialSnapshot(scope, input),
    start: (snapshot, scope) => get().start?.(snapshot, scope),
    transition: (snapshot, event, scope) => get().transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot, options) => get().getPersistedSnapshot(snapshot, options),
  };
  return logic as Logic;
};
