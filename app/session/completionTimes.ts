import * as z from "zod/mini";
import type { Store } from "#app/session/storage.ts";
import { readFields } from "#app/session/stored.ts";
import { profileStatus, type Extra } from "#src/model/profile/extra.ts";
import { noTimes, type CompletionTimes } from "#src/model/profile/overviewTask.ts";
import { orElse } from "#src/model/reading.ts";

const instant = orElse(z.nullable(z.string()), null);
const timesSchema = z.object({ profile: instant, "code-of-conduct": instant });

/**
 * When somebody completed the tasks of the overview on this device: the provider keeps no time of a profile (PROF-39,
 * ENTS-23). Stays after signing out, under the person's id, because the tasks stay completed, too.
 */
export function createCompletionTimes(local: Store, extraId: string) {
  const key = `completedAt:${extraId}`;
  const all = (): CompletionTimes => {
    const cached = z.safeParse(timesSchema, readFields(local.read(key)));
    return cached.success ? cached.data : noTimes;
  };
  /** `at` in milliseconds since 1970. */
  const note = (task: keyof CompletionTimes, at: number): void =>
    local.write(key, JSON.stringify({ ...all(), [task]: new Date(at).toISOString() }));
  return {
    all,
    conductAnswered: (at: number): void => note("code-of-conduct", at),
    /** Whoever edits a profile that is complete already does not complete it again. */
    profileSaved(before: Pick<Extra, "profile_status">, at: number): void {
      if (profileStatus(before) !== "ready_to_work") note("profile", at);
    },
  };
}
