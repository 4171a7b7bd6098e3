import { createHeld } from "#app/platform/held.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import type { Session } from "#app/session/session.ts";
import { firstProcessFlags, resetFlags, type CompletionFlags, type ProcessFlags } from "#src/model/dashboard/flags.ts";

export type Completion = ReturnType<typeof createCompletion>;
type Heard = Pick<Session, "onChange">;

/** The one record of a session, however often a screen that asks for it comes and goes. */
export const completionOf = memoizeByRef((session: Heard) => createCompletion(session));

/**
 * What the person who is signed in has completed, and where the longer procedures stand; all of it is down again when the
 * session ends and is told anew by the provider and the ports afterwards (SESS-15, DASH-11, D-56).
 */
export function createCompletion(session: Heard) {
  const flags = createHeld(resetFlags());
  const procedures = createHeld(firstProcessFlags());
  session.onChange(() => {
    flags.set(resetFlags());
    procedures.set(firstProcessFlags());
  });
  return {
    flags: (): CompletionFlags => flags.get(),
    process: (): ProcessFlags => procedures.get(),
    complete: (flag: keyof CompletionFlags): void => flags.set({ ...flags.get(), [flag]: true }),
    clear: (flag: keyof CompletionFlags): void => flags.set({ ...flags.get(), [flag]: false }),
    mark: (changes: Partial<ProcessFlags>): void => procedures.set({ ...procedures.get(), ...changes }),
    /** Calls back on every change until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => {
      const stops = [flags.subscribe(listener), procedures.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
