import type { Session } from "#app/session/session.ts";
import { resetFlags, type CompletionFlags } from "#src/model/flags.ts";

/** What the person who is signed in has completed; all of it is down again when the session ends (SESS-15, DASH-11). */
export function createCompletion(session: Pick<Session, "onChange">) {
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
