import type { Session } from "#app/session/session.ts";
import { resetFlags, type CompletionFlags } from "#src/model/flags.ts";

type Completion = ReturnType<typeof createCompletion>;
type Heard = Pick<Session, "onChange">;

const known = new WeakMap<Heard, Completion>();

/** The one record of a session, however often a screen that asks for it comes and goes. */
export function completionOf(session: Heard): Completion {
  const completion = known.get(session) ?? createCompletion(session);
  known.set(session, completion);
  return completion;
}

/** What the person who is signed in has completed; all of it is down again when the session ends (SESS-15, DASH-11). */
export function createCompletion(session: Heard) {
  let flags = resetFlags();
  session.onChange(() => {
    flags = resetFlags();
  });
  return {
    flags: (): CompletionFlags => flags,
    complete(flag: keyof CompletionFlags): void {
      flags = { ...flags, [flag]: true };
    },
  };
}
