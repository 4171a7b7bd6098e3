import { createStore } from "zustand/vanilla";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { onlyWhile } from "#app/session/samePerson.ts";
import type { Session } from "#app/session/session.ts";
import { firstProcessFlags, resetFlags, type CompletionFlags, type ProcessFlags } from "#src/model/dashboard/flags.ts";

export type Completion = ReturnType<typeof createCompletion>;
type Heard = Pick<Session, "onChange">;

/** One record per session. */
const completionOf = memoizeByRef((session: Heard) => createCompletion(session));

/** The record bound to one user: changes after the user has left are dropped (S7). */
export function completionFor(session: Heard, isMounted: () => boolean): Completion {
  const record = completionOf(session);
  return {
    ...record,
    complete: onlyWhile(isMounted, record.complete),
    clear: onlyWhile(isMounted, record.clear),
    mark: onlyWhile(isMounted, record.mark),
  };
}

/**
 * What the signed-in user has completed, and the status of longer procedures. Reset when the session ends, then derived
 * anew from the provider's data (SESS-15, DASH-11, D-56).
 */
export function createCompletion(session: Heard) {
  const nothingDone = () => ({ flags: resetFlags(), process: firstProcessFlags() });
  const store = createStore<{ flags: CompletionFlags; process: ProcessFlags }>(nothingDone);
  session.onChange(() => store.setState(nothingDone()));
  const setFlag = (flag: keyof CompletionFlags, isDone: boolean): void =>
    store.setState(({ flags }) => ({ flags: { ...flags, [flag]: isDone } }));
  return {
    flags: (): CompletionFlags => store.getState().flags,
    process: (): ProcessFlags => store.getState().process,
    complete: (flag: keyof CompletionFlags): void => setFlag(flag, true),
    clear: (flag: keyof CompletionFlags): void => setFlag(flag, false),
    mark: (changes: Partial<ProcessFlags>): void =>
      store.setState(({ process }) => ({ process: { ...process, ...changes } })),
    /** Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
  };
}
