import { createStore } from "zustand/vanilla";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { onlyWhile } from "#app/session/samePerson.ts";
import type { Session } from "#app/session/session.ts";
import { firstProcessFlags, resetFlags, type CompletionFlags, type ProcessFlags } from "#src/model/dashboard/flags.ts";

export type Completion = ReturnType<typeof createCompletion>;
type Heard = Pick<Session, "onChange">;

/** The one record of a session, however often a screen that asks for it comes and goes. */
const completionOf = memoizeByRef((session: Heard) => createCompletion(session));

/** The record as one person may change it: what comes after they are gone is not noted for whoever is here then (S7). */
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
 * What the person who is signed in has completed, and where the longer procedures stand; all of it is down again when the
 * session ends and is told anew by the provider and the ports afterwards (SESS-15, DASH-11, D-56).
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
    /** Calls back on every change until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
  };
}
